import { defineEntry } from '#machines/registry-entry.ts';
import type { FlowOverlay, ModalOutput } from '#machines/domain/overlay.ts';
import { flowNames, forEachFlow } from '#machines/flow-table.ts';
import { failures } from '#machines/samples/failures.ts';
import { modalMachine } from './modal.machine.ts';
import { modals, type ModalName } from './modals.ts';

interface Opening {
  title: string;
  input: { overlay: FlowOverlay };
}

const openedByWord = flowNames(modals).flatMap((name): Opening[] => {
  const { address, description } = modals[name];
  if (!('opens' in address)) return [];
  return [{ title: description.replace(/\.$/, ''), input: { overlay: address.opens } }];
});

/** Each modal with a flow, opened. */
const openings: readonly Opening[] = [
  { title: 'The plans are opened', input: { overlay: { kind: 'subscription', mode: 'upgrade' } } },
  { title: 'A card is paused', input: { overlay: { kind: 'card', cardId: 'card-1', action: 'pause' } } },
  { title: 'An offer is looked at', input: { overlay: { kind: 'reward', rewardId: 'fern-and-field' } } },
  ...openedByWord,
];

/** Modals that something follows. */
const ends: Partial<Record<ModalName, { title: string; output: ModalOutput }>> = {
  withdrawal: { title: 'Dues are paid instead', output: { next: { kind: 'route', route: 'renew' } } },
  membershipCancel: {
    title: 'Cash back is withdrawn instead',
    output: { next: { kind: 'overlay', overlay: { kind: 'withdrawal' } } },
  },
};

export const modalEntry = defineEntry<typeof modalMachine>({
  machine: modalMachine,
  title: 'Modal host',
  summary: 'A flow over the page begins and ends with its modal.',
  inputs: openings,
  events: {
    'modal.close': [{ title: 'Close the modal', event: { type: 'modal.close' } }],
  },
  source: { 'modal.close': 'member' },
  requirements: {
    'TOAS-03': ['modal'],
  },
  outcomes: forEachFlow(modals, (name: ModalName) => ({
    done: [ends[name] ?? { title: 'The flow is done', output: { next: null } }],
    error: [failures.unexpected],
  })),
});
