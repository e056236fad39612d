import { assign, setup, type ActorRefFrom, type NonReducibleUnknown } from 'xstate';
import { answerTimeout, errorActions, setError } from '#machines/call.ts';
import { isMissing, type AppError } from '#machines/domain/app-error.ts';
import type { NetworkRestored } from '#machines/network/network.types.ts';
import { notify } from '#machines/notify.ts';
import { present } from '#machines/present.ts';
import { notProvided } from '#machines/not-provided.ts';

export interface ResourceContext<Data, Params> {
  params: Params | null;
  data: Data | null;
  error: AppError | null;
}

/** `resource.update` brings what another answer has told already. */
export type ResourceEvent<Data, Params> =
  | { type: 'resource.load'; params: Params }
  | { type: 'resource.update'; params: Params; update: (data: Data | null) => Data }
  | { type: 'resource.retry' }
  | { type: 'resource.reset' }
  | NetworkRestored;

/** What the actor that reads is told: with what, and the name under which the machine runs. */
export interface ResourceInput<Params> {
  params: Params;
  read: string;
}

/** The one machine for reads: what it reads is given by its type and by the actor that the app provides. */
export function createResourceMachine<Data, Params extends NonReducibleUnknown>(id: string) {
  return setup({
    types: {} as { context: ResourceContext<Data, Params>; events: ResourceEvent<Data, Params> },
    actors: {
      fetchResource: notProvided<Data, ResourceInput<Params>>('fetchResource'),
    },
    guards: {
      isSame: ({ context }, { params }: { params: Params }) =>
        JSON.stringify(context.params) === JSON.stringify(params),
      isMissing: (_, { error }: { error: unknown }) => isMissing(error),
    },
    actions: {
      setParams: assign({ params: (_, { params }: { params: Params }) => params }),
      setData: assign({ data: (_, { data }: { data: Data }) => data, error: null }),
      updateData: assign({
        data: ({ context }, { update }: { update: (data: Data | null) => Data }) => update(context.data),
        error: null,
      }),
      ...errorActions<ResourceContext<Data, Params>, ResourceEvent<Data, Params>>(),
      notifyFailed: notify('app', ({ context: { error } }) => error && { type: 'read.failed', error }),
      awaitConnection: notify('network', ({ self }) => ({ type: 'connection.await', actor: self })),
      clearData: assign({ data: null, error: null }),
      clearAll: assign({ params: null, data: null, error: null }),
    },
    delays: { answerTimeout },
  }).createMachine({
    id,
    description: 'A read from the server, with what was read last.',
    context: { params: null, data: null, error: null },
    initial: 'idle',
    on: {
      'resource.load': {
        target: '.loading',
        actions: ['clearData', { type: 'setParams', params: ({ event }) => ({ params: event.params }) }],
      },
      'resource.update': {
        target: '.shown',
        actions: [
          { type: 'setParams', params: ({ event }) => ({ params: event.params }) },
          { type: 'updateData', params: ({ event }) => ({ update: event.update }) },
        ],
      },
      'resource.reset': { target: '.idle', actions: 'clearAll' },
    },
    states: {
      idle: { description: 'Nothing was asked for.' },
      loading: {
        description: 'The first answer is awaited.',
        tags: 'busy',
        invoke: {
          id: 'fetchResource',
          src: 'fetchResource',
          input: ({ context, self }) => ({ params: present(context.params, 'params'), read: self.id }),
          onDone: {
            target: 'shown',
            actions: { type: 'setData', params: ({ event }) => ({ data: event.output }) },
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
        on: {
          'resource.load': [
            { guard: { type: 'isSame', params: ({ event }) => ({ params: event.params }) } },
            {
              target: 'loading',
              reenter: true,
              actions: { type: 'setParams', params: ({ event }) => ({ params: event.params }) },
            },
          ],
        },
      },
      shown: {
        description: 'There is an answer to show.',
        initial: 'ready',
        on: {
          'resource.load': [
            {
              guard: { type: 'isSame', params: ({ event }) => ({ params: event.params }) },
              target: '.refreshing',
            },
            {
              target: 'loading',
              actions: [
                'clearData',
                { type: 'setParams', params: ({ event }) => ({ params: event.params }) },
              ],
            },
          ],
        },
        states: {
          ready: { description: 'The newest answer is shown.' },
          refreshing: {
            description: 'The last answer stays shown while a newer one is awaited.',
            tags: 'refreshing',
            invoke: {
              id: 'refetchResource',
              src: 'fetchResource',
              input: ({ context, self }) => ({ params: present(context.params, 'params'), read: self.id }),
              onDone: {
                target: 'ready',
                actions: { type: 'setData', params: ({ event }) => ({ data: event.output }) },
              },
              onError: [
                {
                  guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) },
                  target: '#absent',
                  actions: 'clearData',
                },
                { target: 'stale', actions: setError },
              ],
            },
            after: { answerTimeout: { target: 'stale', actions: 'setTimeoutError' } },
          },
          stale: {
            description: 'The last answer is shown; a newer one could not be had.',
            entry: ['notifyFailed', 'awaitConnection'],
            on: { 'resource.retry': 'refreshing', 'network.restored': 'refreshing' },
          },
        },
      },
      failed: {
        description: 'There is nothing to show; the member can try again.',
        entry: ['notifyFailed', 'awaitConnection'],
        on: { 'resource.retry': 'loading', 'network.restored': 'loading' },
      },
      absent: {
        id: 'absent',
        description: 'The server does not have this read: its part of the page is left out.',
      },
    },
  });
}

/** The machine as the catalogue shows it, whatever it reads. */
export const resourceMachine = createResourceMachine<unknown, unknown>('resource');

export type ResourceMachine<Data, Params extends NonReducibleUnknown> = ReturnType<
  typeof createResourceMachine<Data, Params>
>;
export type ResourceRef<Data, Params extends NonReducibleUnknown> = ActorRefFrom<
  ResourceMachine<Data, Params>
>;
