import { expect, test as base } from '@playwright/test';
import { serveBuiltGallery } from './built-gallery.ts';

/** The built gallery at an address of its own; a test fails with an error in it, and with a request to anywhere else. */
export const test = base.extend<
  { watched: void },
  { gallery: Awaited<ReturnType<typeof serveBuiltGallery>> }
>({
  gallery: [
    // oxlint-disable-next-line no-empty-pattern -- how Playwright knows that it asks for nothing
    async ({}, provide) => {
      const gallery = await serveBuiltGallery();
      await provide(gallery);
      gallery.close();
    },
    { scope: 'worker' },
  ],
  watched: [
    async ({ page, gallery }, provide) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      page.on('request', (request) => {
        if (!request.url().startsWith(gallery.address) && !request.url().startsWith('data:'))
          problems.push(request.url());
      });
      await provide();
      expect(problems, 'errors, and calls to anywhere else').toEqual([]);
    },
    { auto: true },
  ],
});
