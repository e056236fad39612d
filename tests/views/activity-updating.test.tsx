import '#src/theme/global.css.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, type Locator } from 'vitest/browser';
import { activityMessages as copy } from '#src/flows/activity/activity.messages.ts';
import { Updating } from '#src/flows/activity/updating.tsx';
import { openActivity } from '#tests/support/activity-view.tsx';
import { drawn } from '#tests/support/drawn.ts';

const rows = (refreshing: boolean) => (
  <Updating section={{ state: 'ready', data: null, refreshing }}>
    <p>Rows</p>
  </Updating>
);

/** Whether a line runs over the rows, once React has drawn. */
async function hasLine(): Promise<boolean> {
  await drawn();
  const over = page.getByText('Rows').element().parentElement;
  return over !== null && getComputedStyle(over, '::before').animationName !== 'none';
}

describe('what another filter asks for', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => vi.useRealTimers());

  it('[ACTV-03] has a line over what is still shown only where it takes over 150 ms, and until it is there', async () => {
    const screen = await render(rows(false));
    await screen.rerender(rows(true));
    vi.advanceTimersByTime(140);
    expect(await hasLine()).toBe(false);
    vi.advanceTimersByTime(20);
    expect(await hasLine()).toBe(true);
    await screen.rerender(rows(false));
    expect(await hasLine()).toBe(false);
  });
});

describe('a period without room for days', () => {
  const top = (of: Locator) => Math.round(of.element().getBoundingClientRect().top);

  it('[ACTV-03] is announced where the page does not move for it', async () => {
    await page.viewport(1440, 900);
    const { answer } = await openActivity();
    answer();
    const purchases = page.getByRole('heading', { name: copy.table.title });
    const before = top(purchases);
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expect.element(page.getByText(copy.chart.noDays)).toBeVisible();
    expect(top(purchases)).toBe(before);
  });
});
