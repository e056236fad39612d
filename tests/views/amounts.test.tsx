import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '#src/theme/global.css.ts';
import { amountsOnScreen } from '#tests/support/amounts/amounts-on-screen.ts';
import { amountsIn, distinctSamples } from '#tests/support/amounts/distinct-samples.ts';
import { amountModals } from '#tests/support/amounts/modals.ts';
import { amountPages } from '#tests/support/amounts/pages.ts';
import { amountParts } from '#tests/support/amounts/parts.tsx';

describe('amounts at a tenant that reckons in Canadian dollars', () => {
  beforeEach(() => {
    vi.setSystemTime(new Date('2026-11-22T00:00:00Z'));
    document.documentElement.lang = 'en-CA';
  });
  afterEach(() => {
    vi.useRealTimers();
    document.documentElement.lang = 'en';
  });

  it('[FRMT-01] differ: no two of the samples are equal', () => {
    const amounts = amountsIn(distinctSamples);
    expect(amounts).toEqual([...new Set(amounts)]);
    expect(amounts.length).toBeGreaterThan(30);
  });

  it.each([...amountParts, ...amountPages, ...amountModals])(
    '[FRMT-01] $title',
    async ({ stage, act, shows }) => {
      const { view, stop } = await stage();
      const { unmount } = await render(view);
      onTestFinished(async () => {
        await unmount();
        stop();
      });
      await act?.();
      await expect.poll(amountsOnScreen).toEqual(shows);
    },
  );
});
