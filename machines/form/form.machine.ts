import { assign, setup, type ActorRefFrom, type NonReducibleUnknown } from 'xstate';
import { answerTimeout, errorActions, setError } from '#machines/call.ts';
import { asAppError, waitOf, type AppError } from '#machines/domain/app-error.ts';
import { present } from '#machines/present.ts';
import { unprovided } from '#machines/unprovided.ts';

export interface FormContext<Values, Answer> {
  /** Held while they are on their way, and wiped by the answer: they may hold a password. */
  values: Values | null;
  error: AppError | null;
  answer: Answer | null;
}

export type FormEvent<Values> = { type: 'form.submit'; values: Values };

/** The one machine for a form that is sent: what it sends is given by its type and by the actor that the app provides. */
export function createFormMachine<Values extends NonReducibleUnknown, Answer>(id: string) {
  return setup({
    types: {} as {
      context: FormContext<Values, Answer>;
      events: FormEvent<Values>;
      output: Answer;
    },
    actors: {
      sendForm: unprovided<Answer, { values: Values }>('sendForm'),
    },
    guards: {
      mustWait: (_, { error }: { error: unknown }) => waitOf(asAppError(error)) > 0,
    },
    actions: {
      keepValues: assign({ values: (_, { values }: { values: Values }) => values, error: null }),
      forgetValues: assign({ values: null }),
      ...errorActions<FormContext<Values, Answer>, FormEvent<Values>>(),
      keepAnswer: assign({ answer: (_, { answer }: { answer: Answer }) => answer }),
    },
    delays: {
      answerTimeout,
      wait: ({ context }) => (context.error ? waitOf(context.error) : 0),
    },
  }).createMachine({
    id,
    description: 'A form that is filled in and sent.',
    context: { values: null, error: null, answer: null },
    initial: 'editing',
    output: ({ context }) => present(context.answer, 'answer'),
    states: {
      editing: {
        description: 'The form is being filled in.',
        on: {
          'form.submit': {
            target: 'sending',
            actions: { type: 'keepValues', params: ({ event }) => ({ values: event.values }) },
          },
        },
      },
      sending: {
        description: 'The server is asked; a second click changes nothing.',
        tags: 'busy',
        exit: 'forgetValues',
        invoke: {
          id: 'sendForm',
          src: 'sendForm',
          input: ({ context }) => ({ values: present(context.values, 'values') }),
          onDone: {
            target: 'accepted',
            actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          onError: [
            {
              guard: { type: 'mustWait', params: ({ event }) => ({ error: event.error }) },
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
        on: {
          'form.submit': {
            target: 'sending',
            actions: { type: 'keepValues', params: ({ event }) => ({ values: event.values }) },
          },
        },
      },
      waiting: {
        description: 'Too many tries; the form opens again when the time named has passed.',
        after: { wait: 'refused' },
      },
      accepted: { description: 'The server took it.', type: 'final' },
    },
  });
}

/** The machine as the catalogue shows it, whatever it sends. */
export const formMachine = createFormMachine<Record<string, string>, unknown>('form');

export type FormMachine<Values extends NonReducibleUnknown, Answer> = ReturnType<
  typeof createFormMachine<Values, Answer>
>;
export type FormRef<Values extends NonReducibleUnknown, Answer> = ActorRefFrom<FormMachine<Values, Answer>>;
