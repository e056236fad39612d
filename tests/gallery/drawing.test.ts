import { expect, type Page } from '@playwright/test';
import { test } from '#tests/support/gallery-test.ts';

const state = (page: Page) =>
  page.getByRole('complementary', { name: 'State' }).getByRole('heading', { level: 2 }).first();
const drawing = (page: Page) => page.getByRole('group', { name: /^Drawing of/ });

test('[FLOW-04] what is typed after “/” is searched, whatever screens come behind; Escape leaves it', async ({
  page,
  gallery,
}) => {
  await page.goto(`${gallery.address}#/upgrade/checkout.reading?tenant=harbor&view=screens`);
  await expect(page.locator('main iframe').first()).toBeAttached();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.locator('main [data-screen=shown]')).not.toHaveCount(0);
  await page.keyboard.type('choose lighthouse, annual');
  await expect(page.getByRole('searchbox')).toHaveValue('choose lighthouse, annual');
  await page.getByRole('link', { name: 'Choose Lighthouse, annual Choose or change a plan' }).click();
  await expect(state(page)).toHaveText('Tier');
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0);
});

test('[FLOW-04] a folded drawing lights the group of the state, and the arrow keys lead on from there', async ({
  page,
  gallery,
}) => {
  await page.goto(`${gallery.address}#/subscription/card.open?tenant=harbor`);
  await expect(drawing(page).locator('[data-state="card.open"][data-mark=here]')).toBeVisible();
  await page.keyboard.press('f');
  await expect(drawing(page).locator('[data-mark=here]')).toHaveAttribute('data-state', 'card');
  await expect(drawing(page).locator('[data-state=loading]')).toHaveAttribute('data-mark', 'lit');
  await drawing(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(state(page)).toHaveText('Tier');
  await page.keyboard.press('ArrowUp');
  await expect(state(page)).toHaveText('Card, open');
});

test('[FLOW-04] one group of a folded drawing is unfolded alone, by keyboard, and folded again', async ({
  page,
  gallery,
}) => {
  await page.goto(`${gallery.address}#/subscription/card.open?tenant=harbor`);
  const choice = page.getByRole('combobox', { name: 'Unfold one group' });
  await expect(choice).toHaveCount(0);
  await page.getByRole('button', { name: 'Folded' }).press('Enter');
  await expect(choice).toHaveValue('');
  await choice.focus();
  await page.keyboard.type('Card');
  await expect(drawing(page).locator('[data-state="card.open"][data-mark=here]')).toBeVisible();
  await expect(drawing(page).locator('[data-state^="upgrading."]')).toHaveCount(0);
  await choice.selectOption({ label: 'Unfold one group…' });
  await expect(drawing(page).locator('[data-mark=here]')).toHaveAttribute('data-state', 'card');
});

test('[FLOW-04] a machine inside leads back to the flows that run it', async ({ page, gallery }) => {
  await page.goto(`${gallery.address}#/subscription/card.open?tenant=harbor`);
  await drawing(page).locator('[data-machine=cardLink]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Link a card');
  await page.getByRole('main').getByRole('link', { name: 'Choose or change a plan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose or change a plan');
  expect(new URL(page.url()).hash).toContain('tenant=harbor');
});

test('[FLOW-04] Ctrl and the wheel zoom the drawing alone, and its middle stays; it is dragged, fits whole, and has its zoom in percent', async ({
  page,
  gallery,
}) => {
  await page.goto(`${gallery.address}#/subscription/upgrading.open?tenant=harbor`);
  const here = drawing(page).locator('[data-mark=here]');
  await expect(here).toBeInViewport();
  const before = await drawing(page).boundingBox();
  await page.evaluate(() =>
    window.addEventListener('wheel', ({ defaultPrevented }) => {
      document.body.dataset['kept'] = String(defaultPrevented);
    }),
  );
  await drawing(page).hover();
  await page.keyboard.down('Control');
  for (let turn = 0; turn < 5; turn++) await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect(page.locator('body')).toHaveAttribute('data-kept', 'true');
  await expect
    .poll(async () => (await drawing(page).boundingBox())?.width)
    .toBeGreaterThan((before?.width ?? Infinity) * 1.4);
  await expect(here).toBeInViewport();
  const link = page.url();
  const [from, ground] = [await here.boundingBox(), await drawing(page).boundingBox()];
  if (!from || !ground) throw new Error('The drawing has no place.');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 50, { steps: 3 });
  await page.mouse.up();
  await expect.poll(async () => (await drawing(page).boundingBox())?.y).toBeGreaterThan(ground.y + 20);
  expect(page.url()).toBe(link);
  await page.getByRole('button', { name: 'Fit', exact: true }).click();
  const isWhole = () =>
    drawing(page).evaluate(
      ({ parentElement: frame }) => frame && frame.scrollHeight <= frame.clientHeight + 1,
    );
  await expect.poll(isWhole).toBe(true);
  await page.getByRole('combobox', { name: 'Zoom' }).selectOption('100');
  await expect.poll(isWhole).toBe(false);
});

test('[FLOW-04] the list of beginnings fits its pane, and no screen blurs what lies around it', async ({
  page,
  gallery,
}) => {
  await page.goto(`${gallery.address}#/upgrade/checkout.reading?tenant=harbor&w=1440`);
  const pane = page.getByRole('complementary', { name: 'State' });
  await expect(pane.locator('[data-screen=shown]')).toBeVisible();
  expect(await pane.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  const behind = page.frameLocator('aside iframe').locator('body > *');
  const filters = await behind.evaluateAll((elements) =>
    elements.map((each) => getComputedStyle(each).backdropFilter),
  );
  expect(new Set(filters)).toEqual(new Set(['none']));
});
