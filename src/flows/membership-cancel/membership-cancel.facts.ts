import type { SnapshotFrom } from 'xstate';
import type { membershipCancelMachine } from '#machines/membership-cancel/membership-cancel.machine.ts';

export type CancelStep =
  'loading' | 'reviewing' | 'explaining' | 'cancelling' | 'checking' | 'unknown' | 'cancelled';

/** The step of leaving that is shown; null when the flow is over. */
export function selectStep({ value }: SnapshotFrom<typeof membershipCancelMachine>): CancelStep | null {
  if (typeof value === 'object') return 'reviewing' in value ? 'reviewing' : 'explaining';
  return value === 'closed' ? null : value;
}
