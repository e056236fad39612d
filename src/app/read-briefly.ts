import { asAppError } from '#machines/domain/app-error.ts';

const longestRead = 8000;

/** What others do not wait for long; null where it takes too long or fails. Throws where the session has ended. */
export async function readBriefly<Value>(
  read: (signal: AbortSignal) => Promise<Value>,
  signal: AbortSignal,
): Promise<Value | null> {
  try {
    return await read(AbortSignal.any([signal, AbortSignal.timeout(longestRead)]));
  } catch (error) {
    signal.throwIfAborted();
    if (asAppError(error).kind === 'expired') throw error;
    return null;
  }
}
