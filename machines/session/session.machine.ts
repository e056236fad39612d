import { assign, raise, setup, type ActorRefFrom } from 'xstate';
import { answerTimeout } from '#machines/call.ts';
import { asAppError } from '#machines/domain/app-error.ts';
import { isMember, type Session } from '#machines/domain/member.ts';
import { notify } from '#machines/notify.ts';
import { notProvided, unprovidedListener } from '#machines/not-provided.ts';
import type { ClosingReason, SessionChange, SessionEvent } from './session.types.ts';

export interface SessionContext {
  session: Session | null;
  /** A logout of an earlier visit that never reached the server. */
  logOutPending: boolean;
  receivesTabs: boolean;
}

export interface SessionInput {
  logOutPending: boolean;
}

/** What is told to the other tabs of this browser. */
export type TabsOrder = { type: 'tabs.notifyLoggedIn' } | { type: 'tabs.notifyLoggedOut' };

export type SessionRef = ActorRefFrom<typeof sessionMachine>;

const { enqueueActions } = setup({ types: {} as { context: SessionContext; events: SessionEvent } });

/** Without a channel between tabs there is nobody to notify. */
const notifyTabs = (order: TabsOrder) =>
  enqueueActions(({ context, enqueue }) => {
    if (context.receivesTabs) enqueue.sendTo('listenToTabs', order);
  });

export const sessionMachine = setup({
  types: {} as {
    context: SessionContext;
    events: SessionEvent;
    input: SessionInput;
    tags: 'settled' | 'signedIn' | 'expired';
  },
  actors: {
    fetchSession: notProvided<Session>('fetchSession'),
    logOut: notProvided<void>('logOut'),
    listenToTabs: unprovidedListener<void, TabsOrder>('listenToTabs'),
  },
  guards: {
    hasPendingLogOut: ({ context }) => context.logOutPending,
    isMember: ({ context }) => context.session !== null && isMember(context.session),
    isNobody: (_, { error }: { error: unknown }) => asAppError(error).kind === 'expired',
    /** What is read again as it was known moves no page. */
    isNews: ({ context: { session } }, change: SessionChange) =>
      session !== null && JSON.stringify(changed(session, change)) !== JSON.stringify(session),
  },
  actions: {
    setSession: assign({ session: (_, { session }: { session: Session }) => session }),
    setChange: assign({
      session: ({ context }, change: SessionChange) => context.session && changed(context.session, change),
    }),
    clearSession: assign({ session: null, logOutPending: false }),
    notifyTabsLoggedIn: notifyTabs({ type: 'tabs.notifyLoggedIn' }),
    notifyTabsLoggedOut: notifyTabs({ type: 'tabs.notifyLoggedOut' }),
    loseTabs: assign({ receivesTabs: false }),
    notifyOpened: notify('app', ({ context: { session } }) => session && { type: 'session.opened', session }),
    notifyChanged: notify(
      'app',
      ({ context: { session } }) => session && { type: 'session.changed', session },
    ),
    notifyLate: notify('app', { type: 'session.slow' }),
    notifyClosed: notify('app', (_, { reason }: { reason: ClosingReason }) => ({
      type: 'session.closed',
      reason,
    })),
  },
  delays: {
    patience: 5000,
    answerTimeout,
    logOutTimeout: 5000,
  },
}).createMachine({
  id: 'session',
  description: 'Who is using the app, in this tab and in the others.',
  context: ({ input }) => ({ session: null, logOutPending: input.logOutPending, receivesTabs: true }),
  initial: 'deciding',
  invoke: { id: 'listenToTabs', src: 'listenToTabs', onError: { actions: 'loseTabs' } },
  states: {
    deciding: {
      description: 'Decides whether a logout of an earlier visit must be finished first.',
      always: [{ guard: 'hasPendingLogOut', target: 'signingOut' }, { target: 'restoring' }],
    },
    restoring: {
      description: 'Asks the server who is here. Any failure means: nobody.',
      initial: 'prompt',
      invoke: {
        id: 'fetchSession',
        src: 'fetchSession',
        onDone: {
          target: 'signedIn',
          actions: { type: 'setSession', params: ({ event }) => ({ session: event.output }) },
        },
        onError: { target: 'visitor', actions: { type: 'notifyClosed', params: { reason: 'absent' } } },
      },
      after: {
        answerTimeout: { target: 'visitor', actions: { type: 'notifyClosed', params: { reason: 'absent' } } },
      },
      states: {
        prompt: {
          description: 'Pages wait for the answer.',
          after: { patience: 'late' },
        },
        late: {
          description: 'Pages treat the person as a visitor until the answer comes.',
          tags: 'settled',
          entry: 'notifyLate',
          on: {
            'session.established': {
              target: '#session.signedIn',
              actions: [
                { type: 'setSession', params: ({ event }) => ({ session: event.session }) },
                'notifyTabsLoggedIn',
              ],
            },
          },
        },
      },
    },
    visitor: {
      description: 'Nobody is signed in.',
      tags: 'settled',
      entry: 'clearSession',
      on: {
        'session.established': {
          target: 'signedIn',
          actions: [
            { type: 'setSession', params: ({ event }) => ({ session: event.session }) },
            'notifyTabsLoggedIn',
          ],
        },
        'tabs.loggedIn': 'restoring',
      },
      initial: 'anybody',
      states: {
        anybody: { description: 'Somebody who has not signed in, or has logged out.' },
        expired: {
          description: 'Somebody whose session has ended in the middle of something.',
          tags: 'expired',
        },
      },
    },
    signedIn: {
      description: 'Somebody is signed in.',
      tags: ['settled', 'signedIn'],
      entry: 'notifyOpened',
      initial: 'deciding',
      on: {
        'session.expire': {
          target: 'visitor.expired',
          actions: { type: 'notifyClosed', params: { reason: 'expired' } },
        },
        'session.change': {
          guard: { type: 'isNews', params: ({ event }) => event },
          target: '.deciding',
          actions: [{ type: 'setChange', params: ({ event }) => event }, 'notifyChanged'],
        },
        'session.refresh': '.refreshing',
        'session.logOut': 'signingOut',
        'tabs.loggedOut': {
          target: 'visitor',
          actions: { type: 'notifyClosed', params: { reason: 'loggedOutElsewhere' } },
        },
        'tabs.loggedIn': 'restoring',
      },
      states: {
        refreshing: {
          description: 'The server is asked what has changed; meanwhile what was known counts.',
          invoke: {
            id: 'refetchSession',
            src: 'fetchSession',
            onDone: {
              target: 'deciding',
              actions: [
                { type: 'setSession', params: ({ event }) => ({ session: event.output }) },
                'notifyChanged',
              ],
            },
            onError: [
              {
                guard: { type: 'isNobody', params: ({ event }) => event },
                actions: raise({ type: 'session.expire' }),
              },
              { target: 'deciding' },
            ],
          },
          after: { answerTimeout: 'deciding' },
        },
        deciding: {
          description: 'Tells members from people who have not joined yet.',
          always: [{ guard: 'isMember', target: 'member' }, { target: 'nonMember' }],
        },
        nonMember: { description: 'Known to the programme, and not yet a member.' },
        member: { description: 'A member; the membership has a status of its own.' },
      },
    },
    signingOut: {
      description: 'The server is told. Whatever it answers, the member is out.',
      entry: 'notifyTabsLoggedOut',
      invoke: {
        id: 'logOut',
        src: 'logOut',
        onDone: { target: 'visitor', actions: { type: 'notifyClosed', params: { reason: 'loggedOut' } } },
        onError: { target: 'visitor', actions: { type: 'notifyClosed', params: { reason: 'loggedOut' } } },
      },
      after: {
        logOutTimeout: {
          target: 'visitor',
          actions: { type: 'notifyClosed', params: { reason: 'loggedOut' } },
        },
      },
    },
  },
});

function changed(before: Session, { session = before, user, membership }: SessionChange): Session {
  return {
    ...session,
    user: { ...(user ?? session.user), isMember: session.user.isMember || membership !== undefined },
    membership: membership ?? session.membership,
    lotteryTicketNumbers: membership?.lotteryTicketNumbers ?? session.lotteryTicketNumbers,
  };
}
