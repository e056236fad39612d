import { expect, it, vi, describe } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { CopyField } from '#src/ui/copy-field/copy-field.tsx';
import { activityMessages as copy } from '#src/flows/activity/activity.messages.ts';
import { openActivity } from '#tests/support/activity-view.tsx';
import { translatePage } from '#tests/support/translate-page.ts';

const words = { copy: 'Copy link', copied: 'Copied', announced: 'Link copied', refused: 'Copy it by hand.' };

describe('a page that the browser translates', () => {
  it('[ACCS-03] goes on when a link is copied', async () => {
    const field = { label: 'Your link', value: 'https://example.com/a', words, onCopy: vi.fn<() => void>() };
    const { rerender } = await render(<CopyField {...field} state="resting" />);
    translatePage();
    for (const state of ['copied', 'resting', 'refused'] as const) {
      await rerender(<CopyField {...field} state={state} />);
      translatePage();
    }
    await expect.element(page.getByRole('button')).toHaveTextContent(words.copy);
    await expect.element(page.getByRole('status')).toHaveTextContent(words.refused);
  });

  it('[ACCS-03] goes on when a chart becomes a table, and is one again', async () => {
    const { answer } = await openActivity();
    answer();
    const slider = page.getByRole('slider', { name: copy.chart.slider.day });
    await expect.element(slider).toBeVisible();
    translatePage();
    await page.getByRole('button', { name: copy.chart.asTable }).click();
    await expect.element(page.getByRole('table', { name: copy.chart.slider.day })).toBeVisible();
    translatePage();
    await page.getByRole('button', { name: copy.chart.asChart }).click();
    await expect.element(slider).toBeVisible();
  });
});
