import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { giveawayReminderEntry } from '#machines/giveaway-reminder/giveaway-reminder.entry.ts';
import type { giveawayReminderMachine } from '#machines/giveaway-reminder/giveaway-reminder.machine.ts';
import { giveawayReminderMessages as copy } from '#src/flows/giveaway-reminder/giveaway-reminder.messages.ts';
import { external, walkScreens } from '#tests/support/view-walk.ts';
import { onScreen } from '#tests/support/on-screen.ts';

const reminder = page.getByRole('complementary', { name: copy.label });
const isGone = async () => {
  await expect.element(reminder).not.toBeInTheDocument();
};

const screens = walkScreens<typeof giveawayReminderMachine>({
  ...onScreen(giveawayReminderEntry, { isPart: true }),
  gestures: {
    'location.changed': external,
    'reminder.dismiss': () => reminder.getByRole('button', { name: copy.close }).click(),
    'tickets.open': () => reminder.getByRole('button', { name: copy.show }).click(),
  },
  screens: {
    hidden: isGone,
    shown: async () => {
      await expect.element(reminder).toHaveTextContent(copy.text('2', false));
    },
    dismissing: isGone,
    dismissed: isGone,
  },
});

describe('the reminder of the giveaway', () => {
  it('[FLOW-03] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [PLAY-01] $title', async (path) => {
    await screens.walk(path);
  });
});
