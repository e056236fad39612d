import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from '#tests/support/gallery-test.ts';

async function saved(page: Page, button: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return readFile(await (await download).path());
}

const isPng = (file: Buffer) => file.subarray(1, 4).toString() === 'PNG';

test('[FLOW-04] a drawing, a storyboard and a way are saved whole, with their typeface and pictures', async ({
  page,
  gallery,
}) => {
  await page.goto(`${gallery.address}#/downgrade/reviewing?tenant=varsity`);
  const drawing = (await saved(page, 'SVG')).toString();
  expect(drawing).toMatch(/^<svg[^>]+xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(drawing).toContain("font-family:'Figtree Variable';font-weight:300 900;src:url(data:");
  expect(isPng(await saved(page, 'PNG'))).toBe(true);
  expect((await saved(page, 'Save as Markdown')).toString()).toMatch(
    /^# .+: Reviewing\n\nAt Varsity Club\. /,
  );
  await page.getByRole('button', { name: 'Story' }).first().click();
  const board = (await saved(page, 'SVG')).toString();
  expect(board).toContain('Going down at the next renewal');
  expect(board.match(/<image [^>]+href="data:image\/png;base64,/g)?.length).toBeGreaterThan(1);
  expect(isPng(await saved(page, 'PNG'))).toBe(true);
});

/** The colour of a picture a little below its upper left corner, as CSS tells it. */
function colourOf(page: Page, address: string): Promise<string> {
  return page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const [red, green, blue] = context?.getImageData(20, 20, 1, 1).data ?? [];
    return `rgb(${red}, ${green}, ${blue})`;
  }, address);
}

test('[FLOW-04] a saved storyboard ends on the ground of the tenant’s page', async ({ page, gallery }) => {
  await page.goto(`${gallery.address}#/upgrade/upgraded?tenant=varsity`);
  const body = page.frameLocator('aside iframe').locator('body');
  await expect(body).toHaveCSS('background-color', 'rgb(250, 246, 239)');
  await page.getByRole('button', { name: 'Story' }).first().click();
  const board = (await saved(page, 'SVG')).toString();
  const pictures = [...board.matchAll(/<image [^>]+href="(data:image\/png;base64,[^"]+)"/g)];
  expect(await colourOf(page, pictures[2]?.[1] ?? '')).toBe('rgb(250, 246, 239)');
});

test('[FLOW-04] a storyboard is printed with every screen, however far below, in light colours', async ({
  page,
  gallery,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    window.print = () => {
      const places = [...document.querySelectorAll('main [data-screen]')];
      const texts = places.map(
        (place) => place.querySelector('iframe')?.contentDocument?.body.innerText ?? '',
      );
      document.body.dataset['printed'] = String(
        texts.length > 5 && texts.every((text) => text.trim() !== ''),
      );
    };
  });
  await page.goto(`${gallery.address}#/subscription/tier?tenant=harbor&view=story`);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'true');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('[FLOW-04] a screen of a storyboard looks on paper as it looks on a phone', async ({
  page,
  gallery,
}) => {
  await page.goto(`${gallery.address}#/upgrade/checkout.reading?tenant=varsity&view=story`);
  await expect(page.locator('main [data-screen=shown]').first()).toBeVisible();
  const dialog = page.frameLocator('main iframe').first().locator('[role=dialog]');
  const look = () =>
    dialog.evaluate((element) => ({
      place: element.getBoundingClientRect().toJSON() as unknown,
      ground: getComputedStyle(element.ownerDocument.body).backgroundColor,
    }));
  const onPhone = await look();
  await page.pdf();
  await page.emulateMedia({ media: 'print' });
  expect(await look()).toEqual(onPhone);
});
