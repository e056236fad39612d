import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const description = /\bdescription:\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?/g;

/**
 * The charts' descriptions are for people who read them; the built app carries none of them. Blanks take their place,
 * so that source maps stay true.
 */
function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/machines\/.+\.machine\.ts$/ },
      handler: (code) => ({
        code: code.replaceAll(description, (text) => text.replaceAll(/./g, ' ')),
        map: null,
      }),
    },
  };
}

export default defineConfig({
  plugins: [withoutDescriptions(), react(), vanillaExtractPlugin()],
  build: {
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // One file compresses better than the same code in six.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
});
