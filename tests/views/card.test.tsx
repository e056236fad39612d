import { furtherCardMessages } from '#src/flows/card-link/card-link.messages.ts';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cardEntry } from '#machines/card/card.entry.ts';
import type { cardMachine } from '#machines/card/card.machine.ts';
import type { CardAction } from '#machines/domain/card-actions.ts';
import { cardMessages as copy } from '#src/flows/card/card.messages.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { audited } from '#tests/support/audited-screens.ts';
import { button, confirm, dialog } from '#tests/support/card-view.tsx';
import { external, walkScreens } from '#tests/support/view-walk.ts';
import { onScreen } from '#tests/support/on-screen.ts';
import { expectBusyDialog } from '#tests/support/busy-dialog.ts';

const isConfirming = (action: CardAction) => async () => {
  await expect.element(dialog(copy.actions[action].title)).toBeVisible();
  await expect.element(confirm).toBeEnabled();
  expect(page.getByRole('alert').elements()).toEqual([]);
};

const isBusy = (action: CardAction) => () =>
  expect.element(button(copy.actions[action].busy)).toHaveAttribute('aria-busy', 'true');

const isNotice = (title: string) => () => expect.element(dialog(title)).toBeVisible();

const isLoading = () => expect.element(dialog(copy.loading)).toBeVisible();

const screens = walkScreens<typeof cardMachine>({
  ...onScreen(cardEntry),
  gestures: {
    'card.confirm': () => confirm.click(),
    'card.retry': () => button(controlMessages.retryHint(copy.unreadable)).click(),
    'card.check': () => button(copy.uncertain.check).click(),
    'card.remove': () => button(copy.stuck.remove).click(),
    'card.link': () => button(copy.onlyActive.link).or(button(copy.stuck.link)).click(),
    'step.back': () => button(furtherCardMessages.back).click(),
    'flow.close': async () => {
      await userEvent.keyboard('{Escape}');
    },
    'work.started': external,
    'work.finished': external,
  },
  screens: audited({
    reading: isLoading,
    unreadable: isNotice(copy.unreadable),
    'active.confirmingPrimary': isConfirming('makePrimary'),
    'active.confirmingPause': isConfirming('pause'),
    'active.confirmingDelete': isConfirming('delete'),
    'active.onlyActive': isNotice(copy.onlyActive.title),
    'paused.confirmingResume': isConfirming('resume'),
    'paused.confirmingDelete': isConfirming('delete'),
    'expired.confirmingDelete': isConfirming('delete'),
    'expired.stuck': isNotice(copy.stuck.title),
    unchanged: () => expect.element(page.getByText(copy.unchanged.text)).toBeVisible(),
    deleted: isNotice(copy.deleted.title),
    gone: isNotice(copy.gone.title),
    pausing: isBusy('pause'),
    resuming: isBusy('resume'),
    deleting: isBusy('delete'),
    settingPrimary: isBusy('makePrimary'),
    refused: async () => {
      await expect.element(page.getByRole('alert')).toBeVisible();
      await expect.element(confirm).toBeEnabled();
    },
    checking: () => expect.element(button(copy.checking)).toHaveAttribute('aria-busy', 'true'),
    uncertain: isNotice(copy.uncertain.title),
    'linkingCard.open': () => expect.element(button(furtherCardMessages.back)).toBeVisible(),
    'linkingCard.working': async () => {
      await expectBusyDialog();
      expect(button(furtherCardMessages.back).query()).toBe(null);
    },
    left: () => expect.element(page.getByRole('dialog')).toBeVisible(),
    finished: () =>
      expect.element(page.getByRole('dialog').getByRole('button', { name: /…$/ })).toBeVisible(),
  }),
});

describe('the dialog of a card', () => {
  it('[FLOW-03] [CARD-04] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [CARD-04] $title', async (path) => {
    await screens.walk(path);
  });
});
