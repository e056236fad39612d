import { activationMessages as copy } from '#src/flows/activation/activation.messages.ts';
import type { SharedGestures } from '../gesture.ts';

export const activationGestures = {
  'activation.retry': (page) => page.getByRole('button', { name: copy.failed.retry, exact: true }).click(),
  'link.again': (page) => page.getByRole('button', { name: copy.sent.again, exact: true }).click(),
} satisfies SharedGestures;
