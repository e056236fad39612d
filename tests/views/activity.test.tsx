import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { activityEntry } from '#machines/activity/activity.entry.ts';
import type { activityMachine } from '#machines/activity/activity.machine.ts';
import { activityMessages as copy } from '#src/flows/activity/activity.messages.ts';
import { answerActivity } from '#tests/support/activity-view.tsx';
import { audited } from '#tests/support/audited-screens.ts';
import { external, walkScreens } from '#tests/support/view-walk.ts';
import { onScreen } from '#tests/support/on-screen.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const text = (words: string | RegExp) => page.getByText(words);

async function isWorking() {
  await expect.element(button(copy.export.cancel)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Exporting/ })).toHaveAttribute('aria-busy', 'true');
}

const shown = onScreen(activityEntry);

const { walk, ...screens } = walkScreens<typeof activityMachine>({
  ...shown,
  mount: async (mounting) => {
    const flow = await shown.mount(mounting);
    answerActivity(flow);
    return flow;
  },
  gestures: {
    'step.entered': external,
    'member.changed': external,
    'filters.change': async ({ change: { sort, unit } }) => {
      if (sort) await button(copy.table.columns.amount).click();
      else if (unit) await button(copy.chart.units.month).click();
      else await button(copy.filters.presets['7d']).click();
    },
    'export.begin': () => button(copy.export.begin).click(),
    'export.retry': () => button(copy.export.retry).click(),
    'export.cancel': () => button(copy.export.cancel).click(),
  },
  screens: audited({
    'browsing.resting': async () => {
      await expect.element(button(copy.export.begin)).toBeEnabled();
      await expect.element(text(copy.export.failed)).not.toBeInTheDocument();
    },
    'browsing.exported': async () => {
      await expect.element(text(copy.export.done)).toBeVisible();
    },
    'browsing.exportFailed': async () => {
      await expect.element(text(new RegExp(`^${copy.export.failed}\\. .+`))).toBeVisible();
      await expect.element(button(copy.export.begin)).not.toBeInTheDocument();
    },
    'exporting.fetching': isWorking,
    'exporting.saving': isWorking,
  }),
});

describe('the activity page', () => {
  it('[FLOW-03] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [ACTV-06] $title', async (path) => {
    await walk(path);
  });
});
