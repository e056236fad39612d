import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { drawingTools } from '#tests/support/drawing-tools.ts';
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
  expect(drawing).toContain('font-family:Figtree;font-weight:300 900;src:url(data:');
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

test('[FLOW-17] a saved storyboard has the words of its screens as text, and no style of a browser', async ({
  page,
  gallery,
}) => {
  await page.goto(`${gallery.address}#/downgrade/reviewing?tenant=varsity&view=story`);
  const board = (await saved(page, 'SVG')).toString();
  const texts = [...board.matchAll(/<text [^>]*>([^<]+)<\/text>/g)].map(([, text]) => text);
  expect(texts).toEqual(
    expect.arrayContaining(['Change to Rookie, monthly', 'Captain, monthly', '$50.00/month']),
  );
  expect(board.match(/var\(|light-dark|class=|foreignObject|Variable/g)).toBeNull();
});

test('[FLOW-17] other tools draw a saved drawing and a storyboard as a browser does', async ({
  page,
  gallery,
}) => {
  const tools = drawingTools();
  test.skip(tools.length === 0, 'neither rsvg-convert nor resvg is installed');
  for (const view of ['drawing', 'story']) {
    await page.goto(`${gallery.address}#/downgrade/reviewing?tenant=varsity&view=${view}`);
    const svg = await saved(page, 'SVG');
    const expected = await lightness(page, `data:image/svg+xml;base64,${svg.toString('base64')}`);
    for (const tool of tools) {
      const drawn = `data:image/png;base64,${tool.draw(svg).toString('base64')}`;
      expect(Math.abs((await lightness(page, drawn)) - expected), `${view} by ${tool.name}`).toBeLessThan(
        0.02,
      );
    }
  }
});

/** How light a picture is on average, from 0 to 1. */
function lightness(page: Page, address: string): Promise<number> {
  return page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!context) throw new Error('This browser draws no pictures.');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    return data.reduce((sum, value) => sum + value, 0) / data.length / 255;
  }, address);
}

test('[FLOW-17] the link and the way are copied on a page without TLS as well', async ({ page, gallery }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto(`${gallery.address}#/login/editing?tenant=harbor`);
  const copied = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener(
          'copy',
          () => resolve(document.querySelector('body > textarea')?.textContent ?? ''),
          {
            once: true,
          },
        );
      }),
  );
  await page.getByRole('button', { name: 'Copy the link' }).click();
  expect(await copied).toBe(`${gallery.address}#/login/editing?tenant=harbor`);
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  await page.getByRole('button', { name: 'Copy the frame for a wiki' }).click();
  await expect(page.getByLabel('This browser does not let the page copy')).toHaveValue(
    `<iframe src="${gallery.address}screen.html#/login/editing?tenant=harbor&amp;path=" width="390" height="844" title="Log in: Editing" loading="lazy"></iframe>`,
  );
});

test('[FLOW-17] a storyboard is printed in landscape', async ({ page, gallery }) => {
  await page.goto(`${gallery.address}#/downgrade/reviewing?tenant=varsity&view=story`);
  await expect(page.locator('main [data-screen=shown]').first()).toBeVisible();
  const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(sheet.match(/\/MediaBox \[[^\]]+\]/)?.[0]).toBe('/MediaBox [0 0 841.91998 594.95996]');
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
  await page.goto(`${gallery.address}#/card/finished?tenant=varsity`);
  const body = page.frameLocator('aside iframe').locator('body');
  await expect(body).toHaveCSS('background-color', 'rgb(250, 246, 239)');
  await page.getByRole('button', { name: 'Story' }).first().click();
  const board = (await saved(page, 'SVG')).toString();
  const pictures = [...board.matchAll(/<image [^>]+href="(data:image\/png;base64,[^"]+)"/g)];
  expect(await colourOf(page, pictures.at(-1)?.[1] ?? '')).toBe('rgb(250, 246, 239)');
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
