import { furtherCardMessages } from '#src/flows/card-link/card-link.messages.ts';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { linkCardEntry } from '#machines/link-card/link-card.entry.ts';
import type { linkCardMachine } from '#machines/link-card/link-card.machine.ts';
import { cardLinkMessages } from '#src/flows/card-link/card-link.messages.ts';
import { audited } from '#tests/support/audited-screens.ts';
import { external, walkScreens } from '#tests/support/view-walk.ts';
import { onScreen } from '#tests/support/on-screen.ts';
import { expectBusyDialog, expectRestingDialog } from '#tests/support/busy-dialog.ts';

const dialog = page.getByRole('dialog', { name: furtherCardMessages.title });

const screens = walkScreens<typeof linkCardMachine>({
  ...onScreen(linkCardEntry),
  gestures: {
    'flow.close': async () => {
      await userEvent.keyboard('{Escape}');
    },
    'work.started': external,
    'work.finished': external,
  },
  screens: audited({
    'linking.open': async () => {
      await expectRestingDialog();
      await expect.element(page.getByText(cardLinkMessages.loading)).toBeInTheDocument();
    },
    'linking.working': () => expectBusyDialog(),
    left: () => expect.element(dialog).toBeVisible(),
    finished: () => expect.element(dialog).toBeVisible(),
  }),
});

describe('the dialog to link one more card', () => {
  it('[FLOW-03] [TOAS-03] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [TOAS-03] $title', async (path) => {
    await screens.walk(path);
  });
});
