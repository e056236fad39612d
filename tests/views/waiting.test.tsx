import '#src/theme/global.css.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { BootScreen } from '#src/app/layout/boot-screen.tsx';
import { paymentMessages } from '#src/flows/payment/payment.messages.ts';
import { PaymentScreen } from '#src/flows/payment/payment-screen.tsx';
import { startUpMessages } from '#src/messages/start-up.ts';
import { SectionView } from '#src/ui/section/section-view.tsx';
import type { ReadySection, Section } from '#src/ui/section/section.ts';
import { drawn } from '#tests/support/drawn.ts';

const now = new Date(2026, 10, 23, 14, 20);
const readAt = new Date(2026, 10, 23, 14, 5);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], now });
});
afterEach(() => vi.useRealTimers());

const figures = (section: Section<string>) => (
  <SectionView section={section} failureTitle="The figures couldn’t be loaded" skeleton={<p>Bars</p>}>
    {(data) => <p>{data}</p>}
  </SectionView>
);
const stored = (more: Partial<ReadySection<string>> = {}): Section<string> => ({
  state: 'ready',
  data: '$12.00',
  readAt,
  ...more,
});
const stale = { message: 'Please check your connection.', onRetry: () => {} };

const expectSaid = (words: string | RegExp) => expect.element(page.getByText(words)).toBeVisible();
const expectUnsaid = (words: string | RegExp) =>
  expect.element(page.getByText(words)).not.toBeInTheDocument();

/** A wait for an element would put the clock forward: what is there now is looked at when React has drawn. */
async function isThere(words: string): Promise<boolean> {
  await drawn();
  return page.getByText(words).query() !== null;
}

/** Nothing is said just before five seconds have passed, and the words then. */
async function expectAfterFiveSeconds(words: string) {
  vi.advanceTimersByTime(4990);
  expect(await isThere(words)).toBe(false);
  vi.advanceTimersByTime(20);
  expect(await isThere(words)).toBe(true);
}

describe('what is awaited for over five seconds', () => {
  it('[HTTP-07] is said of a part of a page', async () => {
    const screen = await render(figures({ state: 'loading' }));
    await expectAfterFiveSeconds(startUpMessages.slow);
    await screen.rerender(figures(stored()));
    vi.advanceTimersByTime(1000);
    await expectSaid('$12.00');
    await expectUnsaid(startUpMessages.slow);
  });

  it('[HTTP-07] is said of a newer answer, with when the one that is shown was read', async () => {
    const screen = await render(figures(stored({ refreshing: true })));
    expect(await isThere('As of')).toBe(false);
    await expectAfterFiveSeconds(`As of 2:05\u00a0PM. ${startUpMessages.slow}`);
    await screen.rerender(figures(stored()));
    await expectUnsaid(/As of/);
  });

  it('[HTTP-07] is said of the start', async () => {
    await render(<BootScreen step="programme" />);
    await expectAfterFiveSeconds(startUpMessages.slow);
  });

  const payment = (state: 'working' | 'confirming' | 'pending') => (
    <PaymentScreen
      state={state}
      working={{ title: 'Paying', text: 'A few seconds.' }}
      supportEmail=""
      onCheck={() => {}}
    />
  );

  it('[HTTP-07] is said of a payment, again at each of its steps', async () => {
    const screen = await render(payment('working'));
    await expectAfterFiveSeconds(paymentMessages.late);
    await screen.rerender(payment('confirming'));
    await expectAfterFiveSeconds(paymentMessages.late);
  });

  it('[HTTP-07] is not said of a bank, which has its own time', async () => {
    await render(payment('pending'));
    vi.advanceTimersByTime(30_000);
    await expectSaid(paymentMessages.pending.text);
    await expectUnsaid(paymentMessages.late);
  });
});

describe('a part that is shown as it was read', () => {
  it('[HTTP-07] says since when, without a connection; with one, nothing', async () => {
    const screen = await render(figures(stored()));
    await expectSaid('$12.00');
    await expectUnsaid(/As of/);
    await screen.rerender(figures(stored({ isOffline: true })));
    await expectSaid('As of 2:05\u00a0PM.');
  });

  it('[HTTP-07] says since when, and what failed, when a newer answer could not be had', async () => {
    await render(figures(stored({ stale })));
    await expectSaid('As of 2:05\u00a0PM. Please check your connection.');
  });

  it('[HTTP-07] becomes one of another day at midnight', async () => {
    await render(figures(stored({ stale })));
    await expectSaid(/^As of 2:05/);
    vi.advanceTimersByTime(10 * 60 * 60 * 1000);
    await expectSaid(/^As of Nov\u00a023,\u00a02:05\u00a0PM\./);
  });
});
