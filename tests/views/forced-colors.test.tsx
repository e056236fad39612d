import '#src/theme/global.css.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp, page, userEvent } from 'vitest/browser';
import { Chip } from '#src/ui/chip/chip.tsx';
import { Logo } from '#src/ui/logo/logo.tsx';
import { Menu } from '#src/ui/menu/menu.tsx';
import { Progress } from '#src/ui/progress/progress.tsx';
import { Switch } from '#src/ui/switch/switch.tsx';
import { TextField } from '#src/ui/text-field/text-field.tsx';
import { FrequencyToggle } from '#src/ui/tier-card/frequency-toggle.tsx';

interface Chromium {
  send: (
    method: 'Emulation.setEmulatedMedia',
    params: { features: { name: string; value: string }[] },
  ) => Promise<void>;
}

const setForcedColors = (value: 'active' | 'none', contrast = 'no-preference') =>
  (cdp() as unknown as Chromium).send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value },
      { name: 'prefers-contrast', value: contrast },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });

beforeEach(() => setForcedColors('active'));
afterEach(() => setForcedColors('none'));

const styleOf = (element: Element, pseudo?: string) => getComputedStyle(element, pseudo);

/** A system colour as it is drawn. */
function system(colour: string): string {
  const probe = document.createElement('span');
  probe.style.cssText = `forced-color-adjust: none; color: ${colour}`;
  document.body.append(probe);
  const { color } = styleOf(probe);
  probe.remove();
  return color;
}

describe('in a contrast theme', () => {
  it('[ACCS-01] a switch has an edge and a thumb, and is filled when it is on', async () => {
    await render(
      <>
        <Switch label="News" checked readOnly />
        <Switch label="Near me" checked={false} readOnly />
      </>,
    );
    const drawn = (name: string) => {
      const element = page.getByRole('switch', { name }).element();
      const { borderTopStyle, borderTopWidth, backgroundColor } = styleOf(element);
      return [borderTopStyle, borderTopWidth, backgroundColor, styleOf(element, '::before').backgroundColor];
    };
    expect(drawn('News')).toEqual(['solid', '1px', system('Highlight'), system('HighlightText')]);
    expect(drawn('Near me')).toEqual(['solid', '1px', system('ButtonFace'), system('ButtonText')]);
  });

  it('[ACCS-01] a chosen chip and a chosen half are filled, others not', async () => {
    await render(
      <>
        <Chip isSelected>By month</Chip>
        <Chip isSelected={false}>By day</Chip>
        <FrequencyToggle
          name="frequency"
          legend="How often"
          options={[
            { value: 'monthly', label: 'Monthly' },
            { value: 'annual', label: 'Annual' },
          ]}
          value="annual"
          onChange={() => {}}
        />
      </>,
    );
    const fillOf = (name: string) => styleOf(page.getByText(name, { exact: true }).element()).backgroundColor;
    const chosen = system('Highlight');
    expect([fillOf('By month'), fillOf('Annual')]).toEqual([chosen, chosen]);
    expect([fillOf('By day') === chosen, fillOf('Monthly') === chosen]).toEqual([false, false]);
  });

  it('[ACCS-01] the item of a menu that has the focus is filled and has a ring', async () => {
    await render(
      <Menu
        className=""
        items={[
          { id: 'profile', label: 'My profile', href: '/account' },
          { id: 'out', label: 'Log out', onSelect: () => {} },
        ]}
      >
        Account
      </Menu>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const item = (name: string) => page.getByRole('menuitem', { name });
    await expect.element(item('My profile')).toHaveFocus();
    const drawn = (name: string) => {
      const { backgroundColor, outlineStyle } = styleOf(item(name).element());
      return [backgroundColor === system('Highlight'), outlineStyle];
    };
    expect([drawn('My profile'), drawn('Log out')]).toEqual([
      [true, 'solid'],
      [false, 'none'],
    ]);
  });

  it('[ACCS-01] a logo stands on white, for which it is drawn, whatever the ground is', async () => {
    const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;
    const theme = {
      settings: {},
      images: [{ key: 'logo', imagePath: drawing, css: [] }],
      labels: [],
      anchors: [],
    };
    await render(<Logo theme={theme} name="Varsity Club" />);
    const { backgroundColor, boxShadow } = styleOf(page.getByRole('img', { name: 'Varsity Club' }).element());
    expect([backgroundColor, boxShadow]).toEqual([
      'rgb(255, 255, 255)',
      'rgb(255, 255, 255) 0px 0px 0px 8px',
    ]);
  });

  it('[ACCS-01] a field that has the focus has a ring, and a progress its bar', async () => {
    await render(
      <>
        <TextField name="city" label="City" />
        <Progress label="Joining" value={2} max={4} />
      </>,
    );
    await userEvent.tab();
    const { outlineStyle, outlineWidth } = styleOf(page.getByLabelText('City').element());
    expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px']);
    const bar = page.getByRole('progressbar').element();
    expect(styleOf(bar.firstElementChild ?? bar).backgroundColor).toBe(system('Highlight'));
  });
});

it('[ACCS-01] what is pressed looks pressed at once, and what is out of use does not', async () => {
  await setForcedColors('none');
  await render(
    <>
      <button type="button">Save</button>
      <button type="button" aria-disabled="true">
        Wait
      </button>
    </>,
  );
  const seen: Record<string, string> = {};
  addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof HTMLElement) seen[target.textContent] = styleOf(target).opacity;
    },
    { signal: AbortSignal.timeout(5000) },
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Wait' }).click({ force: true });
  expect(seen).toEqual({ Save: '0.7', Wait: '1' });
});

describe('more contrast', () => {
  it('[ACCS-01] turns soft text and lines into ink in the colors of any tenant, and widens the ring', async () => {
    const root = document.documentElement;
    root.style.setProperty('--ink-soft', '#777777');
    await render(
      <p style={{ color: 'var(--ink-soft)' }}>
        Words <button type="button">Press</button>
      </p>,
    );
    const ink = getComputedStyle(root).getPropertyValue('--ink');
    const soft = () => getComputedStyle(root).getPropertyValue('--ink-soft');
    await setForcedColors('none');
    expect(soft()).toBe('#777777');
    await setForcedColors('none', 'more');
    expect([soft(), getComputedStyle(root).getPropertyValue('--line-strong')]).toEqual([ink, ink]);
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button')).toHaveFocus();
    expect(styleOf(page.getByRole('button').element()).outlineWidth).toBe('3px');
    root.style.removeProperty('--ink-soft');
  });
});
