import { assign, type EventObject, type MachineContext } from 'xstate';
import { asAppError, type AppError } from '#machines/domain/app-error.ts';

/**
 * How long a machine waits for an answer, in milliseconds. Longer than `overallTimeout` of `src/api/http.ts`, so that
 * the call gives up first and says why.
 */
export const answerTimeout = 45_000;

/**
 * How long a machine waits for one of two answers in a row, in milliseconds: with {@link answerTimeout} for the other,
 * nobody waits more than a minute before words say what is known.
 */
export const shortAnswerTimeout = 15_000;

/** The actions of a machine whose `error` says why its last call failed. */
export function errorActions<
  Context extends MachineContext & { error: AppError | null },
  Event extends EventObject,
>() {
  const withError = (error: AppError | null) => ({ error }) as Partial<Context>;
  return {
    setError: assign<Context, Event, { error: unknown }, Event, never>((_, { error }) =>
      withError(asAppError(error)),
    ),
    setTimeoutError: assign<Context, Event, undefined, Event, never>(withError({ kind: 'timeout' })),
    clearError: assign<Context, Event, undefined, Event, never>(withError(null)),
  };
}

/** `setError` with what an `onError` receives. */
export const setError = {
  type: 'setError',
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const;
