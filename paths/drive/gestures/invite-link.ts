import { inviteFriendsMessages as copy } from '#src/flows/invite-link/invite-link.messages.ts';
import { controlMessages } from '#src/messages/controls.ts';
import type { SharedGestures } from '../gesture.ts';

const copies = new RegExp(`^(${copy.copy}|${copy.copied})$`);

export const inviteLinkGestures = {
  'link.copy': (page) => page.getByRole('button', { name: copies }).click(),
  'link.retry': (page) => page.getByRole('button', { name: controlMessages.retryHint(copy.failed) }).click(),
} satisfies SharedGestures;
