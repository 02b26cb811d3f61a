// What the first visit costs, and what the page may reach.
import { gzipSync } from 'node:zlib';
import { check, same } from '../harness.mjs';

const limit = 200_000;

export default [
  {
    name: 'the first load is small and stays at home',
    async run({ page, url }) {
      const bodies = [];
      page.on('response', (response) => {
        if (response.request().method() === 'GET') bodies.push(response.body().then((body) => [response.url(), body]));
      });
      await page.goto('/', { waitUntil: 'networkidle' });
      const all = await Promise.all(bodies);
      const files = all.filter(([address]) => !address.includes('/api/'));
      const bytes = files.reduce((sum, [, body]) => sum + gzipSync(body).length, 0);
      console.log(`    first load: ${files.length} files, ${(bytes / 1000).toFixed(1)} kB gzip`);
      check(bytes < limit, `the first load is ${bytes} bytes`);
      same(all.filter(([address]) => !address.startsWith(url)).map(([address]) => address), [], 'other hosts');
      check(await page.locator('link[rel="icon"]').count(), 'no favicon');
    },
  },
];
