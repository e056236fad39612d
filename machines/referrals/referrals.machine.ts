import { sendTo, setup, type ActorRefFrom, type MachineContext } from 'xstate';
import type { Referrals } from '#machines/domain/referral.ts';
import { inviteLinkMachine } from '#machines/invite-link/invite-link.machine.ts';
import type { PageFlowInput } from '#machines/page/page.types.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';

/** What the page reads: the friends whom a member has invited. */
export const referralReads = {
  friends: createResourceMachine<Referrals, Record<string, never>>('friends'),
};

export type ReferralsRef = ActorRefFrom<typeof referralsMachine>;

export const referralsMachine = setup({
  types: {} as {
    context: MachineContext;
    input: PageFlowInput;
    children: { friends: 'friends'; inviteLink: 'inviteLink' };
  },
  actors: { ...referralReads, inviteLink: inviteLinkMachine },
  actions: {
    loadFriends: sendTo('friends', { type: 'resource.load', params: {} }),
  },
}).createMachine({
  id: 'referrals',
  description: 'The page on which a member shares a link, and follows who came by it.',
  context: {},
  initial: 'shown',
  states: {
    shown: {
      description: 'The link and the list of friends are read, each by itself.',
      entry: 'loadFriends',
      invoke: [
        { id: 'friends', src: 'friends' },
        { id: 'inviteLink', src: 'inviteLink' },
      ],
    },
  },
});
