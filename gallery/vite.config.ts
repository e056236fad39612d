import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { coverage } from './drawing/coverage-plugin.ts';
import { drawings } from './drawing/drawings-plugin.ts';
import { tenantsPlugin } from './screens/tenants-plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The hosted card form comes from a server; here a page that says so stands for it. */
const cardFrame: Plugin = {
  name: 'card-frame',
  enforce: 'pre',
  transform: {
    filter: { id: /\/card-link\/card-frame\.tsx$/ },
    handler: (code) => {
      const framed = code.replace('src="/card-frame.html"', 'src="./card-form.html"');
      if (framed === code) throw new Error('The frame of the card form has another address.');
      return framed;
    },
  },
};

/** A release without its history names its commit itself, or none. */
process.env['FLOWS_COMMIT'] ??= commitOf(here('..'));

function commitOf(root: string): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/** The flow gallery: static files that any web server shows, in any folder. */
export default defineConfig({
  root: here('.'),
  base: './',
  cacheDir: here('../node_modules/.cache/gallery'),
  server: { port: 4180 },
  /** `FLOWS_URL` is where others open the gallery, `FLOWS_COMMIT` what it shows. */
  envPrefix: 'FLOWS_',
  /** A screen is not the built app: no page of the gallery has the app's worker. */
  define: { 'import.meta.env.PROD': 'false' },
  build: {
    outDir: here('../dist.flows'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: [here('index.html'), here('screen.html')],
      /** Many screens are on one page: each fetches few files. The drawings stay apart. */
      output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } },
      checks: { ineffectiveDynamicImport: false },
    },
  },
  plugins: [
    cardFrame,
    drawings(here('..')),
    coverage(here('..')),
    tenantsPlugin(),
    react(),
    vanillaExtractPlugin(),
  ],
});
