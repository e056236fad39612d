import { onTestFinished, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { followFocus } from '#src/browser/focus-path.ts';
import { holdFocus } from '#src/browser/hold-focus.ts';
import { SectionView } from '#src/ui/section/section-view.tsx';
import type { Section } from '#src/ui/section/section.ts';

const button = (name: string) => page.getByRole('button', { name });
const heading = (name: string) => page.getByRole('heading', { name });
const noop = () => {};
const failed: Section<string> = { state: 'failed', message: 'Try again later.', onRetry: noop };
const ready: Section<string> = { state: 'ready', data: '$12.00' };

const home = (section: Section<string> | null) => (
  <main>
    <h1 tabIndex={-1}>Home</h1>
    <button type="button">Elsewhere</button>
    {section && (
      <section>
        <h2>Your balances</h2>
        <SectionView section={section} failureTitle="They couldn’t be loaded" skeleton={<p>Bars</p>}>
          {(data) => <p>{data}</p>}
        </SectionView>
      </section>
    )}
  </main>
);

function hold() {
  onTestFinished(holdFocus());
}

/** By keyboard: the pointer may stand anywhere. */
async function focusRetry() {
  (button('Try again').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

describe('the focus', () => {
  it('[ACCS-02] goes to the heading of its part when its button leaves with what failed', async () => {
    hold();
    const shown = await render(home(failed));
    await focusRetry();
    await shown.rerender(home({ state: 'loading' }));
    await expect.element(heading('Your balances')).toHaveFocus();
    await shown.rerender(home(ready));
    await expect.element(page.getByText('$12.00')).toBeVisible();
    await expect.element(heading('Your balances')).toHaveFocus();
  });

  it('[ACCS-02] goes there too when the button left before this code came', async () => {
    const focus = followFocus();
    const shown = await render(home(failed));
    await focusRetry();
    await shown.rerender(home(ready));
    await expect.element(page.getByText('$12.00')).toBeVisible();
    onTestFinished(holdFocus(focus));
    await expect.element(heading('Your balances')).toHaveFocus();
  });

  it('[ACCS-02] goes there too when the note on an old answer leaves with its button', async () => {
    hold();
    const stale = { message: 'Check your connection.', onRetry: noop };
    const shown = await render(home({ ...(ready as { state: 'ready'; data: string }), stale }));
    await focusRetry();
    await shown.rerender(home(ready));
    await expect.element(heading('Your balances')).toHaveFocus();
  });

  it('[ACCS-02] goes to the heading when the frame that has it is hidden, and stays in the page', async () => {
    hold();
    const card = (isHidden: boolean) => (
      <main>
        <h1>Link another card</h1>
        <div aria-hidden={isHidden} style={{ visibility: isHidden ? 'hidden' : 'visible' }}>
          <iframe title="Card details" sandbox="" srcDoc="<input>" />
        </div>
      </main>
    );
    const shown = await render(card(false));
    const frame = page.getByTitle('Card details').element() as HTMLElement;
    frame.focus();
    expect(document.activeElement).toBe(frame);
    await shown.rerender(card(true));
    await expect.element(heading('Link another card')).toHaveFocus();
  });

  it('[ACCS-02] goes to the heading of the page when its whole part leaves', async () => {
    hold();
    const shown = await render(home(failed));
    await focusRetry();
    await shown.rerender(home(null));
    await expect.element(heading('Home')).toHaveFocus();
  });

  it('[ACCS-02] goes there when what has it is hidden, out of reach or not to be used any more', async () => {
    hold();
    for (const attribute of ['hidden', 'inert', 'disabled']) {
      const shown = await render(home(null));
      const elsewhere = button('Elsewhere').element() as HTMLElement;
      elsewhere.focus();
      elsewhere.setAttribute(attribute, '');
      await expect.element(heading('Home')).toHaveFocus();
      await shown.unmount();
    }
  });

  it('[ACCS-02] stays where something else has taken it, and with who has put it nowhere', async () => {
    hold();
    const shown = await render(home(failed));
    await focusRetry();
    await shown.rerender(home({ state: 'loading' }));
    (button('Elsewhere').element() as HTMLElement).focus();
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
    await expect.element(button('Elsewhere')).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
    await shown.rerender(home(ready));
    await expect.element(page.getByText('$12.00')).toBeVisible();
    expect(document.activeElement).toBe(document.body);
  });
});
