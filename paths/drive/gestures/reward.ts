import { rewardMessages as copy } from '#src/flows/reward/reward.messages.ts';
import { controlMessages } from '#src/messages/controls.ts';
import type { GesturePage, SharedGestures } from '../gesture.ts';

const inDialog = (page: GesturePage, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).first();

export const rewardGestures = {
  'reward.retry': (page) => inDialog(page, controlMessages.retryHint(copy.failed)).click(),
  'card.link': (page) => inDialog(page, copy.link).click(),
  'offers.browse': (page) => inDialog(page, copy.absent.all).click(),
  'flow.close': (page) => inDialog(page, controlMessages.close).click(),
} satisfies SharedGestures;
