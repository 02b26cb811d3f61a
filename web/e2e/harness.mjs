// A server with its own data, a browser, and pages that keep a list of everything that went wrong on them.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const chromiumPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** How many programs want each processor: where there are more than one, everything takes as much longer. */
export const crowding = () => Math.max(1, loadavg()[0] / cpus().length);
const startMs = 20_000 * crowding();
export const waitMs = 15_000 * crowding();

/** Starts `damero serve` on a free port; resolves with its address and a way to stop it. */
export function startServer(binary) {
  const data = mkdtempSync(join(tmpdir(), 'damero-e2e-'));
  const child = spawn(binary, ['serve', '--port', '0', '--data', data], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await new Promise((done) => child.once('exit', done));
    }
    rmSync(data, { recursive: true, force: true });
  };
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the server did not start:\n${output}`)), startMs);
    const read = (chunk) => {
      output += chunk;
      const [, url] = /listening (http:\/\/\S+)/.exec(output) ?? [];
      if (!url) return;
      clearTimeout(timer);
      resolve({ url, stop });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)));
  });
}

export function launchBrowser() {
  const executablePath = process.env.CHROMIUM ?? chromiumPaths.find(existsSync);
  if (!executablePath) throw new Error('no Chromium here: install the package chromium');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export const desk = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };

/** A page of its own with nothing remembered. `page.troubles` fills with console errors and failed requests. */
export async function openPage(browser, baseURL, options = {}) {
  const context = await browser.newContext({
    baseURL,
    viewport: desk,
    locale: 'en-GB',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  context.setDefaultTimeout(waitMs);
  await context.addInitScript(axeSource);
  const page = await context.newPage();
  page.troubles = [];
  page.dark = options.colorScheme === 'dark';
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') page.troubles.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => page.troubles.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    const { errorText } = request.failure() ?? {};
    // A page that is left or loaded again gives up what it was still asking for.
    if (errorText !== 'net::ERR_ABORTED') page.troubles.push(`failed: ${request.url()} ${errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !page.expectsRefusal) page.troubles.push(`${response.status()}: ${response.url()}`);
  });
  return page;
}

export async function violations(page) {
  // A fresh document learns of the emulated scheme a little after it is shown; colours are judged when it has.
  await page.waitForFunction((dark) => matchMedia('(prefers-color-scheme: dark)').matches === dark, page.dark);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const results = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`,
  );
}

export function check(condition, message) {
  if (!condition) throw new Error(message);
}

export function same(actual, expected, what) {
  check(JSON.stringify(actual) === JSON.stringify(expected), `${what}: ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`);
}

export async function api(page, method, path, body) {
  const response = await page.request.fetch(`/api/v1${path}`, { method, data: body });
  check(response.ok(), `${method} ${path}: ${response.status()} ${await response.text()}`);
  return response.status() === 204 ? null : response.json();
}
