import { assign, setup, type ActorRefFrom } from 'xstate';
import { answerTimeout, errorActions, setError } from '#machines/call.ts';
import { isMissing, type AppError } from '#machines/domain/app-error.ts';
import type { ReferralLink } from '#machines/domain/referral-link.ts';
import { notProvided } from '#machines/not-provided.ts';

export interface InviteLinkContext {
  link: ReferralLink | null;
  error: AppError | null;
}

export type InviteLinkEvent = { type: 'link.retry' } | { type: 'link.copy' };

export type InviteLinkRef = ActorRefFrom<typeof inviteLinkMachine>;

export const inviteLinkMachine = setup({
  types: {} as { context: InviteLinkContext; events: InviteLinkEvent; tags: 'busy' },
  actors: {
    fetchReferralLink: notProvided<ReferralLink>('fetchReferralLink'),
    copyText: notProvided<void, { text: string }>('copyText'),
  },
  guards: { isMissing: (_, { error }: { error: unknown }) => isMissing(error) },
  actions: {
    setLink: assign({ link: (_, { link }: { link: ReferralLink }) => link }),
    ...errorActions<InviteLinkContext, InviteLinkEvent>(),
  },
  delays: { answerTimeout, copyTimeout: 3000, confirmationTime: 1500 },
}).createMachine({
  id: 'inviteLink',
  description: 'The link by which friends join, and copying it.',
  context: { link: null, error: null },
  initial: 'fetching',
  states: {
    fetching: {
      description: 'The link is being read.',
      tags: 'busy',
      invoke: {
        id: 'fetchReferralLink',
        src: 'fetchReferralLink',
        onDone: {
          target: 'ready',
          actions: { type: 'setLink', params: ({ event }) => ({ link: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) },
            target: 'absent',
          },
          { target: 'failed', actions: setError },
        ],
      },
      after: { answerTimeout: { target: 'failed', actions: 'setTimeoutError' } },
    },
    failed: {
      description: 'The link could not be read.',
      on: { 'link.retry': { target: 'fetching', actions: 'clearError' } },
    },
    absent: { description: 'The server has no such links.' },
    ready: {
      description: 'The link is there to be shared.',
      initial: 'resting',
      on: { 'link.copy': '.copying' },
      states: {
        resting: { description: 'Nothing was copied yet, or some time ago.' },
        copying: {
          description: 'The link goes to the clipboard.',
          invoke: {
            id: 'copyText',
            src: 'copyText',
            input: ({ context }) => ({ text: context.link?.url ?? '' }),
            onDone: 'copied',
            onError: 'refused',
          },
          after: { copyTimeout: 'refused' },
        },
        copied: {
          description: 'It is copied, and that is said for a moment.',
          after: { confirmationTime: 'resting' },
        },
        refused: { description: 'The browser keeps its clipboard: the member copies the link by hand.' },
      },
    },
  },
});
