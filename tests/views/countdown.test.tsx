import '#src/theme/global.css.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Countdown } from '#src/ui/countdown/countdown.tsx';

afterEach(() => vi.useRealTimers());

describe('the countdown', () => {
  test('[AUTH-04] counts to its end, then gives way and says so once', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    await render(
      <Countdown
        endsAt={Date.now() + 61_000}
        words={(left) => `Resend in ${left}`}
        over="You can resend now."
      >
        <button type="button">Resend</button>
      </Countdown>,
    );
    await expect.element(page.getByRole('timer')).toHaveTextContent('Resend in 1:01');
    vi.advanceTimersByTime(37_000);
    await expect.element(page.getByRole('timer')).toHaveTextContent('Resend in 0:24');
    await expect.element(page.getByRole('status')).toHaveTextContent('');
    vi.advanceTimersByTime(24_000);
    await expect.element(page.getByRole('button', { name: 'Resend' })).toBeVisible();
    await expect.element(page.getByRole('timer')).not.toBeInTheDocument();
    await expect.element(page.getByRole('status')).toHaveTextContent('You can resend now.');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('[AUTH-04] begins again with another end', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const until = (endsAt: number) => (
      <Countdown endsAt={endsAt} words={(left) => left} over="Now.">
        Resend
      </Countdown>
    );
    const screen = await render(until(Date.now() - 1));
    await expect.element(page.getByRole('timer')).not.toBeInTheDocument();
    vi.advanceTimersByTime(90_000);
    await screen.rerender(until(Date.now() + 30_000));
    await expect.element(page.getByRole('timer')).toHaveTextContent('0:30');
  });
});
