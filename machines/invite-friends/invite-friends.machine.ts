import { assign, setup, type ActorRefFrom } from 'xstate';
import type { ModalOutput } from '#machines/domain/overlay.ts';
import { inviteLinkMachine } from '#machines/invite-link/invite-link.machine.ts';
import { notProvided } from '#machines/not-provided.ts';

export interface InviteFriendsContext {
  /** The page of the referral programme for this member. */
  frameUrl: string | null;
}

export type InviteFriendsEvent = { type: 'frame.responded' } | { type: 'flow.close' };

export type InviteFriendsRef = ActorRefFrom<typeof inviteFriendsMachine>;

export const inviteFriendsMachine = setup({
  types: {} as {
    context: InviteFriendsContext;
    events: InviteFriendsEvent;
    output: ModalOutput;
    tags: 'busy';
    children: { inviteLink: 'inviteLink' };
  },
  actors: {
    /** The address of the frame; null where there is none, or cookies were not accepted. */
    readFrame: notProvided<string | null>('readFrame'),
    inviteLink: inviteLinkMachine,
  },
  guards: { hasFrame: (_, { frameUrl }: { frameUrl: string | null }) => frameUrl !== null },
  actions: {
    setFrame: assign({ frameUrl: (_, { frameUrl }: { frameUrl: string | null }) => frameUrl }),
  },
  delays: { lookupTimeout: 3000, frameTimeout: 8000 },
}).createMachine({
  id: 'inviteFriends',
  description: 'Inviting friends: in the frame of the referral programme, or else by a link.',
  context: { frameUrl: null },
  output: { next: null },
  initial: 'preparing',
  on: { 'flow.close': '.left' },
  states: {
    preparing: {
      description: 'Finds out whether there is a frame to show.',
      tags: 'busy',
      invoke: {
        id: 'readFrame',
        src: 'readFrame',
        onDone: [
          {
            guard: { type: 'hasFrame', params: ({ event }) => ({ frameUrl: event.output }) },
            target: 'framed',
            actions: { type: 'setFrame', params: ({ event }) => ({ frameUrl: event.output }) },
          },
          { target: 'linked' },
        ],
        onError: 'linked',
      },
      after: { lookupTimeout: 'linked' },
    },
    framed: {
      description: 'The programme has a page of its own for inviting.',
      initial: 'loading',
      states: {
        loading: {
          description: 'The page is on its way.',
          tags: 'busy',
          on: { 'frame.responded': 'shown' },
          after: { frameTimeout: 'silent' },
        },
        shown: { description: 'The page has loaded or sent a message.' },
        silent: {
          description:
            'The page has not loaded in its time. Words and the plain link stand beside its frame.',
          invoke: { id: 'inviteLink', src: 'inviteLink' },
          on: { 'frame.responded': 'shown' },
        },
      },
    },
    linked: {
      description: 'The member shares the plain link.',
      invoke: { id: 'inviteLink', src: 'inviteLink' },
    },
    left: { description: 'The member has closed it.', type: 'final' },
  },
});
