import '#src/theme/global.css.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp, page } from 'vitest/browser';
import type { Scheme } from '#machines/domain/color-scheme.ts';
import { defaultTheme, type Theme } from '#machines/domain/theme.ts';
import { accountMessages } from '#src/flows/account/account.messages.ts';
import AppearanceChoice from '#src/flows/account/appearance-choice.view.tsx';
import { cardFrameTheme } from '#src/flows/card-link/card-frame-theme.ts';
import { storeScheme } from '#src/browser/stored-scheme.ts';
import { applyTheme } from '#src/theme/apply-theme.ts';
import { markScheme } from '#src/theme/chosen-scheme.ts';

interface Chromium {
  send: (
    method: 'Emulation.setEmulatedMedia',
    params: { media?: string; features: { name: string; value: string }[] },
  ) => Promise<void>;
}

const emulate = (scheme: 'light' | 'dark', media = '') =>
  (cdp() as unknown as Chromium).send('Emulation.setEmulatedMedia', {
    media,
    features: [{ name: 'prefers-color-scheme', value: scheme }],
  });

const theme: Theme = { ...defaultTheme, settings: { primary: '#7d1a33', secondary: '#e3a72f' } };
const [light, dark] = ['rgb(255, 255, 255)', 'rgb(32, 24, 25)'];

/** The ground of a card as it is drawn. */
function surface(): string {
  const probe = document.createElement('span');
  probe.style.background = 'var(--surface)';
  document.body.append(probe);
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor;
}

function choose(scheme: Scheme | null) {
  storeScheme(scheme);
  markScheme(document, scheme);
}

beforeEach(() => {
  choose(null);
  applyTheme(theme, document);
});
afterEach(async () => {
  choose(null);
  await emulate('light');
});

describe('the color scheme', () => {
  it('[ACCS-01] follows the system until one is chosen in the account, and again after', async () => {
    await render(<AppearanceChoice />);
    const [system, ofLight, ofDark] = accountMessages.appearance.options.map(({ label }) =>
      page.getByRole('radio', { name: label, exact: true }),
    );
    const shown = async () => {
      const both: string[] = [];
      for (const scheme of ['light', 'dark'] as const) {
        await emulate(scheme);
        both.push(surface());
      }
      return both;
    };
    if (!system || !ofLight || !ofDark) throw new Error('There is no such choice.');
    await expect.element(system).toBeChecked();
    expect(await shown()).toEqual([light, dark]);
    await ofDark.click();
    await expect.element(ofDark).toBeChecked();
    expect([await shown(), document.cookie.includes('color_scheme=dark')]).toEqual([[dark, dark], true]);
    await ofLight.click();
    expect([await shown(), document.cookie.includes('color_scheme=light')]).toEqual([[light, light], true]);
    await system.click();
    expect([await shown(), document.cookie.includes('color_scheme')]).toEqual([[light, dark], false]);
  });

  it('[ACCS-03] is light on paper, even where dark is chosen', async () => {
    choose('dark');
    expect(surface()).toBe(dark);
    await emulate('dark', 'print');
    expect(surface()).toBe(light);
  });

  it('[ACCS-01] [CARD-01] gives the card form plain colors of the scheme that is shown', async () => {
    const field = () => cardFrameTheme(document.documentElement)['--card-field'];
    expect(field()).toBe('#ffffff');
    await emulate('dark');
    expect(field()).toBe('#201819');
    choose('light');
    expect(field()).toBe('#ffffff');
  });
});
