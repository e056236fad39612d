import type { Page } from '@playwright/test';
import { cardLinkMessages as copy } from '#src/flows/card-link/card-link.messages.ts';
import { cardFrame } from '#paths/drive/forms/card-form.ts';
import { test } from '#tests/support/journey-checkout.ts';
import { expect } from '#tests/support/journey.ts';
import { expectSoundScreen } from '#tests/support/journey-screen.ts';

const card = { token: 'tok_visa_4242_provider', lastDigits: '4242', expiryMonth: 12, expiryYear: 2033 };

/** A provider's script: a form of its own, whose button does this. */
const formThat = (act: string, label = 'Save card') => `(() => {
  const form = document.createElement('form');
  form.onsubmit = (event) => { event.preventDefault(); ${act} };
  form.innerHTML = '<button>${label}</button>';
  document.body.append(form);
})();`;
const detail = (platformData: unknown, rest: object = { name: 'Ada', system: 'visa' }) =>
  JSON.stringify({ ...rest, platformData });
const raise = (target: string, options: string, text = detail(card)) =>
  formThat(`(${target}).dispatchEvent(new CustomEvent('success', { detail: ${text}, ${options} }));`);

async function answerScript(page: Page, scriptContent: string): Promise<void> {
  await page.route('**/card-hosted-form', (route) => route.fulfill({ json: { scriptContent } }));
}

/** The bodies of the calls that link a card; each is refused, so that the form stays. */
async function refuseLinks(page: Page): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route('**/w/v1/*/cards', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: 520, json: { code: 'i_card_007' } });
  });
  return sent;
}

const press = (page: Page) => cardFrame(page).getByRole('button').click();
const refused = (page: Page) => page.getByText(copy.refusedTitle);

test.describe('A provider’s form', { tag: '@desktop' }, () => {
  /** The last: the frame takes no picture from anywhere, so that one fails to load. */
  test.use({ expectedMessages: /status of 520|Loading the image|policy: img-src data/ });

  for (const [place, script] of [
    ['the document, without bubbling', raise('document', 'bubbles: false')],
    ['the window', raise('window', 'bubbles: false')],
    ['its form, without bubbling', raise('form', 'bubbles: false')],
    ['an element in no document', raise("document.createElement('i')", 'bubbles: false')],
    ['a target that is no element', raise('new EventTarget()', 'bubbles: false')],
    ['the body, bubbling', raise('document.body', 'bubbles: true')],
    [
      'an element in a shadow root',
      formThat(
        `const host = document.body.appendChild(document.createElement('div'));
         const inner = host.attachShadow({ mode: 'closed' }).appendChild(document.createElement('i'));
         inner.dispatchEvent(new CustomEvent('success', { detail: ${detail(card)} }));`,
      ),
    ],
    [
      'two targets at once',
      formThat(`for (const target of [form, document, window])
        target.dispatchEvent(new CustomEvent('success', { bubbles: true, composed: true, detail: ${detail(card)} }));`),
    ],
  ] as const) {
    test(`[BACK-06] [CARD-01] links the card that it reports on ${place}, once`, async ({ page, signUp }) => {
      await signUp();
      await answerScript(page, script);
      const sent = await refuseLinks(page);
      await page.goto('/sign-up/billing');
      await press(page);
      await expect(refused(page)).toBeVisible();
      expect(sent).toEqual([expect.objectContaining({ name: 'Ada', system: 'visa', platformData: card })]);
    });
  }

  for (const [kind, platformData] of [
    ['JSON text', JSON.stringify(card)],
    ['a token', 'tok_visa_4242'],
    ['a number', 42],
    ['a list', ['tok', { a: null }]],
  ] as const) {
    test(`[BACK-06] has ${kind} for its data, which is sent as it came`, async ({ page, signUp }) => {
      await signUp();
      await answerScript(page, raise('document', 'bubbles: false', detail(platformData)));
      const sent = await refuseLinks(page);
      await page.goto('/sign-up/billing');
      await press(page);
      await expect(refused(page)).toBeVisible();
      expect(sent).toEqual([expect.objectContaining({ name: 'Ada', system: 'visa', platformData })]);
    });
  }

  test('[BACK-06] without name and data sends the system for the name', async ({ page, signUp }) => {
    await signUp();
    await answerScript(page, raise('document', 'bubbles: false', JSON.stringify({ system: 'maestro' })));
    const sent = await refuseLinks(page);
    await page.goto('/sign-up/billing');
    await press(page);
    await expect(refused(page)).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ name: 'maestro', system: 'maestro' })]);
    expect(sent[0]).not.toHaveProperty('platformData');
  });

  for (const [odd, act] of [
    ['nothing', 'document.dispatchEvent(new CustomEvent("success"));'],
    ['a text', 'document.dispatchEvent(new CustomEvent("success", { detail: "done" }));'],
    [
      'what cannot travel',
      'const a = { system: "visa" }; a.platformData = a; document.dispatchEvent(new CustomEvent("success", { detail: a }));',
    ],
  ] as const) {
    test(`[BACK-06] that reports ${odd} of a card gets words, sends nothing, and stays usable`, async ({
      page,
      signUp,
    }) => {
      await signUp();
      await answerScript(
        page,
        formThat(
          `if (!window.tried) { window.tried = true; ${act} } else form.dispatchEvent(new CustomEvent('success', { detail: ${detail(card)} }));`,
        ),
      );
      const sent = await refuseLinks(page);
      await page.goto('/sign-up/billing');
      await press(page);
      await expect(page.getByRole('alert')).toContainText(copy.unread.text);
      expect(sent).toEqual([]);
      await expectSoundScreen(page);
      await press(page);
      await expect(page.getByText('Failed transaction')).toBeVisible();
      expect(sent).toHaveLength(1);
    });
  }

  test('[BACK-06] that reports an error on its own element gets words and stays', async ({
    page,
    signUp,
  }) => {
    await signUp();
    await answerScript(page, formThat('form.dispatchEvent(new Event("error"));'));
    await page.goto('/sign-up/billing');
    await press(page);
    await expect(page.getByRole('alert')).toContainText(copy.formFailed);
    await expect(cardFrame(page).getByRole('button')).toBeVisible();
  });

  test('[BACK-06] whose picture does not load has reported no error', async ({ page, signUp }) => {
    await signUp();
    await answerScript(
      page,
      formThat(
        `const img = new Image(); img.onerror = () => { form.dataset.gone = ''; }; img.src = 'data:image/png,'; form.append(img);`,
      ),
    );
    await page.goto('/sign-up/billing');
    await press(page);
    await expect(cardFrame(page).locator('form[data-gone]')).toBeAttached();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('[BACK-06] the consent names the button that the form has, and none where it has none', async ({
    page,
    signUp,
  }) => {
    await signUp();
    await answerScript(page, formThat('', 'Save card'));
    await page.goto('/sign-up/billing');
    await expect(page.getByText(/^By choosing “Save card” you agree that/)).toBeVisible();
    await answerScript(
      page,
      `document.body.append(Object.assign(document.createElement('iframe'), { title: 'Fields' }));`,
    );
    await page.reload();
    await expect(page.getByText(/^By submitting the card form you agree that/)).toBeVisible();
  });

  test('[BACK-06] that is drawn in a shadow root is there', async ({ page, signUp }) => {
    await signUp();
    await answerScript(
      page,
      `const host = document.body.appendChild(document.createElement('card-fields'));
       host.attachShadow({ mode: 'closed' }).innerHTML = '<p style="height: 80px">Fields</p>';`,
    );
    await page.clock.install();
    await page.goto('/sign-up/billing');
    await expect(page.getByTitle(copy.frameTitle)).toBeAttached();
    await expect.poll(() => cardFrame(page).locator('card-fields').count()).toBe(1);
    await page.clock.fastForward(15_000);
    await expect(page.getByTitle(copy.frameTitle)).toBeVisible();
    await expect(page.getByText(copy.unavailable.title)).toHaveCount(0);
  });

  test('[BACK-06] [CARD-01] that does not come is shown after two seconds, said after twelve, and used when it comes', async ({
    page,
    signUp,
  }) => {
    await signUp();
    await answerScript(page, 'document.documentElement.lang = "fr";');
    await page.clock.install();
    const fetched = page.waitForResponse('**/card-hosted-form');
    await page.goto('/sign-up/billing');
    await fetched;
    const frame = page.getByTitle(copy.frameTitle);
    await expect(frame).toBeAttached();
    await expect(page.getByText(copy.loading)).toBeAttached();
    await expect(cardFrame(page).locator('html[lang=fr]')).toBeAttached();
    await page.clock.fastForward(2000);
    await expect(page.getByText(copy.loading)).toHaveCount(0);
    await expect(frame).toBeVisible();
    await expect(page.getByText(copy.unavailable.title)).toHaveCount(0);
    await page.clock.fastForward(10_000);
    await expect(page.getByText(copy.unavailable.title)).toBeVisible();
    await expect(frame).toBeVisible();
    await expectSoundScreen(page);
    await cardFrame(page)
      .locator('body')
      .evaluate((body) => {
        body.append(body.ownerDocument.createElement('form'));
        body.querySelector('form')?.append(body.ownerDocument.createElement('button'));
      });
    await expect(cardFrame(page).getByRole('button')).toBeVisible();
    await expect(page.getByText(copy.unavailable.title)).toHaveCount(0);
  });
});
