import { svelte } from '@sveltejs/vite-plugin-svelte';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';

// `npm run dev` serves the sources and passes the API on to a running `damero serve`.
const server = loadEnv('', '.', 'DAMERO_').DAMERO_URL ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false },
  test: { include: ['tests/**/*.test.ts'] },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } } },
});
