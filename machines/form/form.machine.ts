import {
  assign,
  setup,
  type ActorRef,
  type ActorRefFrom,
  type NonReducibleUnknown,
  type Snapshot,
  type StateValueFrom,
} from 'xstate';
import { answerTimeout, errorActions, setError } from '#machines/call.ts';
import { asAppError, waitOf, type AppError } from '#machines/domain/app-error.ts';
import { present } from '#machines/present.ts';
import { notProvided } from '#machines/not-provided.ts';

export interface FormContext<Values, Answer> {
  /** Held while they are on their way, and wiped by the answer: they may hold a password. */
  values: Values | null;
  error: AppError | null;
  answer: Answer | null;
}

export type FormEvent<Values> = { type: 'form.submit'; values: Values };

/**
 * What a form that is sent consists of, for `setup` and as its chart: a flow that is nothing but a form spreads it and
 * adds its own; all others invoke a machine of `createFormMachine`.
 */
export function formParts<Values extends NonReducibleUnknown, Answer>() {
  type Context = FormContext<Values, Answer>;
  type Event = FormEvent<Values>;
  const setValues = {
    type: 'setValues',
    params: ({ event }: { event: Event }) => ({ values: event.values }),
  } as const;
  return {
    setup: {
      actors: { sendForm: notProvided<Answer, { values: Values }>('sendForm') },
      guards: { mustWait: (_: unknown, { error }: { error: unknown }) => waitOf(asAppError(error)) > 0 },
      actions: {
        setValues: assign<Context, Event, { values: Values }, Event, never>((_, { values }) => ({
          values,
          error: null,
        })),
        clearValues: assign<Context, Event, undefined, Event, never>({ values: null }),
        setAnswer: assign<Context, Event, { answer: Answer }, Event, never>((_, { answer }) => ({ answer })),
        ...errorActions<Context, Event>(),
      },
      delays: {
        answerTimeout,
        wait: ({ context }: { context: Context }) => (context.error ? waitOf(context.error) : 0),
      },
    },
    chart: {
      context: { values: null, error: null, answer: null },
      initial: 'editing',
      states: {
        editing: {
          description: 'The form is being filled in.',
          on: { 'form.submit': { target: 'sending', actions: setValues } },
        },
        sending: {
          description: 'The server is asked; a second click changes nothing.',
          tags: 'busy',
          exit: 'clearValues',
          invoke: {
            id: 'sendForm',
            src: 'sendForm',
            input: ({ context }: { context: Context }) => ({ values: present(context.values, 'values') }),
            onDone: {
              target: 'accepted',
              actions: {
                type: 'setAnswer',
                params: ({ event }: { event: { output: Answer } }) => ({ answer: event.output }),
              },
            },
            onError: [
              {
                guard: {
                  type: 'mustWait',
                  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
                },
                target: 'waiting',
                actions: setError,
              },
              { target: 'refused', actions: setError },
            ],
          },
          after: { answerTimeout: { target: 'refused', actions: 'setTimeoutError' } },
        },
        refused: {
          description: 'It was not accepted; the reason is shown, and what was entered is kept.',
          on: { 'form.submit': { target: 'sending', actions: setValues } },
        },
        waiting: {
          description: 'Too many tries; the form opens again when the time named has passed.',
          after: { wait: 'refused' },
        },
        accepted: { description: 'The server took it.', type: 'final' },
      },
    },
  } as const;
}

/** The one machine for a form that is sent: what it sends is given by its type and by the actor that the app provides. */
export function createFormMachine<Values extends NonReducibleUnknown, Answer>(id: string) {
  const form = formParts<Values, Answer>();
  return setup({
    types: {} as { context: FormContext<Values, Answer>; events: FormEvent<Values>; output: Answer },
    ...form.setup,
  }).createMachine({
    id,
    description: 'A form that is filled in and sent.',
    output: ({ context }) => present(context.answer, 'answer'),
    ...form.chart,
  });
}

/** The machine as the catalogue shows it, whatever it sends. */
export const formMachine = createFormMachine<Record<string, string>, unknown>('form');

export type FormMachine<Values extends NonReducibleUnknown, Answer> = ReturnType<
  typeof createFormMachine<Values, Answer>
>;
export type FormRef<Values extends NonReducibleUnknown, Answer> = ActorRefFrom<FormMachine<Values, Answer>>;

/** A form, or a flow that is one: how it stands, and how it is sent. */
export type SentFormRef<Values> = ActorRef<
  Snapshot<unknown> & { value: StateValueFrom<typeof formMachine>; context: { error: AppError | null } },
  FormEvent<Values>
>;
