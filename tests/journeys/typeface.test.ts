import { loginMessages } from '#src/flows/login/login.messages.ts';
import { expect, test } from '#tests/support/journey.ts';
import { withoutWorker } from '#tests/support/journey-worker.ts';

test.use(withoutWorker);

test('[SPED-01] the first paint is in the app’s styles and typeface, which come with the document alone', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (/^(font|stylesheet)$/.test(request.resourceType())) files.push(request.url());
  });
  await page.route('**/assets/*.js', () => {});
  await page.goto('/login', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1, name: loginMessages.title });
  await expect(heading).toBeVisible();
  const isShown = await heading.evaluate((element) => {
    const widthIn = (family: string) => {
      const words = document.createElement('span');
      words.style.cssText = `position: absolute; white-space: nowrap; font: 600 40px ${family}`;
      words.textContent = element.textContent;
      element.append(words);
      const { width } = words.getBoundingClientRect();
      words.remove();
      return width;
    };
    const isThere = (family: string) => widthIn(`${family}, monospace`) !== widthIn('monospace');
    const [own = ''] = getComputedStyle(element).fontFamily.split(',');
    return { own, isThere: [own, "'Figtree Variable'"].map(isThere) };
  });
  expect(isShown).toEqual({ own: '"Roboto Slab"', isThere: [true, true] });
  expect(files.filter((url) => !url.startsWith('data:'))).toEqual([]);
});
