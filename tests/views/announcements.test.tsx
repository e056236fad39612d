import '#src/theme/global.css.ts';
import { StrictMode, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { PaymentScreen } from '#src/flows/payment/payment-screen.tsx';
import { paymentMessages } from '#src/flows/payment/payment.messages.ts';
import { Alert } from '#src/ui/alert/alert.tsx';
import { announceWork } from '#src/ui/announcer/announce-work.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { LiveRegions } from '#src/ui/announcer/live-regions.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { SectionView } from '#src/ui/section/section-view.tsx';
import type { Section } from '#src/ui/section/section.ts';
import { drawn } from '#tests/support/drawn.ts';
import { Example, field, fillIn, submit } from '#tests/support/form-view.tsx';
import { recordSpoken } from '#tests/support/spoken.ts';

const inPage = (content: ReactNode) => (
  <StrictMode>
    <LiveRegions />
    {content}
  </StrictMode>
);

let stop = () => {};
beforeEach(() => {
  stop = announceWork();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const useFakeTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

/** Lets milliseconds pass, and React draw. */
async function pass(milliseconds: number) {
  await drawn();
  vi.advanceTimersByTime(milliseconds);
  await drawn();
}

describe('what is wrong in a form', () => {
  it('[ACCS-02] is announced when the field that is wrong has the focus already, each time', async () => {
    await render(inPage(<Example />));
    const spoken = recordSpoken();
    await fillIn();
    await field('City').fill('');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => spoken).toEqual(['assertive: Enter your city.']);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => spoken).toEqual(['assertive: Enter your city.', 'assertive: Enter your city.']);
    await expect.element(field('City')).toHaveFocus();
  });

  it('[ACCS-02] is read with the field that takes the focus, and not announced beside it', async () => {
    await render(inPage(<Example />));
    const spoken = recordSpoken();
    await fillIn();
    await field('City').fill('');
    await submit().click();
    await expect.element(field('City')).toHaveFocus();
    await expect.element(field('City')).toHaveAccessibleDescription('Enter your city.');
    expect(spoken).toEqual([]);
  });

  it('[ACCS-02] is announced as a whole where several fields are wrong, again when nothing changed', async () => {
    await render(inPage(<Example />));
    const spoken = recordSpoken();
    await field('Name').click();
    await userEvent.keyboard('{Enter}');
    const all = ['Enter your name.', 'Enter your city.', 'Enter your password.'];
    await expect.poll(() => spoken).toEqual([`assertive: Please check these fields:${all.join('')}`]);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => spoken[1]).toBe(`assertive: ${all.join(' ')}`);
    expect(spoken).toHaveLength(2);
  });

  it('[ACCS-02] is announced when the server refuses the one field that has the focus', async () => {
    const shown = await render(inPage(<Example />));
    const spoken = recordSpoken();
    await fillIn();
    await field('Name').click();
    await shown.rerender(inPage(<Example fieldErrors={{ name: ['This name is taken.'] }} />));
    await expect.poll(() => spoken).toEqual(['assertive: This name is taken.']);
  });
});

describe('work in progress', () => {
  it('[ACCS-02] is announced by the words of its button, once it has lasted for half a second', async () => {
    const shown = await render(inPage(<Example />));
    const spoken = recordSpoken();
    useFakeTime();
    await shown.rerender(inPage(<Example isBusy />));
    await pass(490);
    expect(spoken).toEqual([]);
    await pass(20);
    expect(spoken).toEqual(['polite: Joining…']);
    await pass(5000);
    expect(spoken).toEqual(['polite: Joining…']);
    expect(document.querySelector('[data-announcer]')?.textContent).toBe('');
  });

  it('[ACCS-02] is not announced where it ends sooner', async () => {
    const shown = await render(inPage(<Example />));
    const spoken = recordSpoken();
    useFakeTime();
    await shown.rerender(inPage(<Example isBusy />));
    await pass(490);
    await shown.rerender(inPage(<Example />));
    await pass(1000);
    expect(spoken).toEqual([]);
  });

  it('[ACCS-02] of a payment is announced at each step, from outside of what is busy', async () => {
    const screen = (state: 'working' | 'confirming') =>
      inPage(
        <PaymentScreen
          state={state}
          working={{ title: 'Paying…', text: 'Please stay on this page.' }}
          supportEmail=""
          onCheck={() => {}}
        />,
      );
    const spoken = recordSpoken();
    const shown = await render(screen('working'));
    await expect.poll(() => spoken).toEqual(['polite: Paying… Please stay on this page.']);
    await shown.rerender(screen('confirming'));
    const { title, text } = paymentMessages.confirming;
    await expect.poll(() => spoken[1]).toBe(`polite: ${title} ${text}`);
    expect(document.querySelector('[role=status]')).toBeNull();
  });
});

describe('what a page waits for', () => {
  const parts = (...sections: Section<string>[]) =>
    inPage(
      sections.map((section, index) => (
        <SectionView
          key={`part ${index + 1}`}
          section={section}
          failureTitle={`Part ${index + 1} couldn’t be loaded`}
          skeleton={<p>Bars</p>}
        >
          {(data) => <p>{data}</p>}
        </SectionView>
      )),
    );
  const loading: Section<string> = { state: 'loading' };
  const ready: Section<string> = { state: 'ready', data: '$12.00' };
  const failed: Section<string> = { state: 'failed', message: 'Try again later.', onRetry: () => {} };

  it('[ACCS-02] is announced once, and once when all of it has come', async () => {
    const spoken = recordSpoken();
    useFakeTime();
    const shown = await render(parts(loading, loading, loading));
    await pass(490);
    expect(spoken).toEqual([]);
    await pass(20);
    expect(spoken).toEqual(['polite: Loading…']);
    await shown.rerender(parts(ready, ready, loading));
    await pass(1000);
    expect(spoken).toEqual(['polite: Loading…']);
    await shown.rerender(parts(ready, ready, ready));
    await pass(1000);
    await pass(1000);
    expect(spoken).toEqual(['polite: Loading…', 'polite: Loaded.']);
  });

  it('[ACCS-02] is announced by its name when it can’t be had', async () => {
    const spoken = recordSpoken();
    useFakeTime();
    const shown = await render(parts(loading, loading));
    await pass(510);
    await shown.rerender(parts(ready, failed));
    await pass(1000);
    await pass(1000);
    expect(spoken).toEqual(['polite: Loading…', 'polite: Part 2 couldn’t be loaded.']);
  });

  it('[ACCS-02] is not announced where it comes at once', async () => {
    const spoken = recordSpoken();
    useFakeTime();
    const shown = await render(parts(loading, loading));
    await pass(300);
    await shown.rerender(parts(ready, ready));
    await pass(190);
    await pass(1000);
    expect(spoken).toEqual([]);
  });
});

describe('the live regions', () => {
  it('[ACCS-02] are in the page and in each dialog before there is anything to say', async () => {
    const dialog = (isOpen: boolean) =>
      inPage(
        <Dialog isOpen={isOpen} isWorking onClose={() => {}} title="A question">
          <p>Well?</p>
        </Dialog>,
      );
    const shown = await render(dialog(false));
    const regions = () => [...document.querySelectorAll('[data-announcer]')];
    const kinds = () => regions().map((each) => `${each.getAttribute('aria-live')}: ${each.textContent}`);
    expect(kinds()).toEqual(['polite: ', 'assertive: ']);
    await shown.rerender(dialog(true));
    await expect.poll(kinds).toEqual(['polite: ', 'assertive: ', 'polite: ', 'assertive: ']);
    expect(regions().filter((each) => each.closest('[aria-busy]'))).toEqual([]);
    announce('In the dialog.');
    expect(page.getByRole('dialog').getByText('In the dialog.').elements()).toHaveLength(1);
    await shown.rerender(dialog(false));
    announce('In the page.', 'assertive');
    expect(kinds().slice(0, 2)).toEqual(['polite: ', 'assertive: In the page.']);
  });

  it('[ACCS-02] speak what stands in a notice that comes, its parts apart', async () => {
    const spoken = recordSpoken();
    await render(
      inPage(
        <Alert type="warning" title="We could not confirm it.">
          <p>Please wait.</p>
        </Alert>,
      ),
    );
    await expect
      .poll(() => spoken.map((each) => each.replaceAll(/\s+/g, ' ')))
      .toEqual(['polite: We could not confirm it. Please wait.']);
  });
});
