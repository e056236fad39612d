import { pageFlows } from '#machines/page/page-flows.ts';

export const groups = ['Pages', 'Dialogs', 'Shared parts', 'App shell'] as const;
type Group = (typeof groups)[number];

const modals = new Set([
  'subscription',
  'card',
  'reward',
  'linkCard',
  'inviteFriends',
  'withdrawal',
  'membershipCancel',
]);
const around = new Set([
  'app',
  'session',
  'navigation',
  'page',
  'modal',
  'overlays',
  'overlayLink',
  'toasts',
  'toast',
  'consent',
  'network',
]);

/** Where a member meets a machine. */
export function groupOf(machine: string): Group {
  if (Object.hasOwn(pageFlows, machine)) return 'Pages';
  if (modals.has(machine)) return 'Dialogs';
  return around.has(machine) ? 'App shell' : 'Shared parts';
}
