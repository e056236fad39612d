import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { cardMachine } from '#machines/card/card.machine.ts';
import { mayLeave } from '#machines/domain/membership-over.ts';
import type { Session } from '#machines/domain/member.ts';
import type { FlowOverlay, ModalOutput } from '#machines/domain/overlay.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import { flowNames } from '#machines/flow-table.ts';
import type { inviteFriendsMachine } from '#machines/invite-friends/invite-friends.machine.ts';
import type { linkCardMachine } from '#machines/link-card/link-card.machine.ts';
import type { membershipCancelMachine } from '#machines/membership-cancel/membership-cancel.machine.ts';
import type { rewardMachine } from '#machines/reward/reward.machine.ts';
import type { subscriptionMachine } from '#machines/subscription/subscription.machine.ts';
import { unprovidedFlow, type FlowLogic } from '#machines/not-provided.ts';
import type { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import { cardAddress, named, planAddress, rewardAddress, type ModalAddress } from './modal-addresses.ts';

export type ModalName = FlowOverlay['kind'];

/** Where the modal is asked for, and by whom. */
export interface ModalPlace {
  session: Session | null;
  route: RouteName | null;
}

type OverlayOf<Name extends ModalName> = Extract<FlowOverlay, { kind: Name }>;

interface Modal<Opened extends FlowOverlay> {
  description: string;
  /** The flow, by its type alone: it takes what opens the modal, and ends with what follows it. */
  logic: {
    getInitialSnapshot: (scope: never, input: Opened) => { output?: ModalOutput | undefined };
  };
  address: ModalAddress<Opened>;
  /** Whether an address may open it here; anywhere, where this is left out. */
  isPossible?(place: ModalPlace): boolean;
  /** What opens the modal as it stands by now, where the flow moves on from there. */
  asItStands?(overlay: Opened, flow: AnyMachineSnapshot): Opened;
}

/** The one table of the modals with a flow, by the ids of their machines. */
export const modals = {
  subscription: {
    description: 'A plan is chosen or changed.',
    logic: unprovidedFlow<FlowLogic<typeof subscriptionMachine>>('subscription'),
    address: planAddress,
    asItStands: (
      { choice: linked, ...overlay },
      { context: { facts, choice } }: SnapshotFrom<typeof subscriptionMachine>,
    ) => {
      const looked = facts ? choice : linked;
      return { ...overlay, ...(looked && { choice: looked }) };
    },
  },
  card: {
    description: 'Something is done to one card.',
    logic: unprovidedFlow<FlowLogic<typeof cardMachine>>('card'),
    address: cardAddress,
    asItStands: (overlay, { context: { action } }: SnapshotFrom<typeof cardMachine>) => ({
      ...overlay,
      action,
    }),
  },
  reward: {
    description: 'One offer is looked at.',
    logic: unprovidedFlow<FlowLogic<typeof rewardMachine>>('reward'),
    address: rewardAddress,
  },
  linkCard: {
    description: 'One more card is linked.',
    logic: unprovidedFlow<FlowLogic<typeof linkCardMachine>>('linkCard'),
    address: named('link-card', { kind: 'linkCard' }),
  },
  inviteFriends: {
    description: 'Friends are invited.',
    logic: unprovidedFlow<FlowLogic<typeof inviteFriendsMachine>>('inviteFriends'),
    address: named('invite', { kind: 'inviteFriends' }),
  },
  withdrawal: {
    description: 'Cash back is withdrawn.',
    logic: unprovidedFlow<FlowLogic<typeof withdrawalMachine>>('withdrawal'),
    address: named('withdraw', { kind: 'withdrawal' }),
  },
  membershipCancel: {
    description: 'The membership is cancelled.',
    logic: unprovidedFlow<FlowLogic<typeof membershipCancelMachine>>('membershipCancel'),
    address: named('cancel', { kind: 'membershipCancel' }),
    isPossible: ({ session, route }) =>
      route === 'account' && session?.membership != null && mayLeave(session.membership),
  },
} satisfies { [Name in ModalName]: Modal<OverlayOf<Name>> };

export type Modals = typeof modals;

export const modalNames = flowNames(modals);

/** What the table says of a modal. */
export function modalOf({ kind }: FlowOverlay): Omit<Modal<FlowOverlay>, 'logic'> {
  return modals[kind];
}
