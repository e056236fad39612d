import { asAppError, isUnread, type AppError } from '#machines/domain/app-error.ts';

/**
 * The answer of a write, or what `read` finds where the write was accepted with an answer that cannot be read. When
 * that fails too it is an `unexpected` error of the reason `contract`: the write itself was accepted.
 */
export async function orRead<Answer>(
  answer: Promise<Answer | null>,
  signal: AbortSignal,
  read: () => Promise<Answer | null>,
): Promise<Answer> {
  try {
    const known = await answer;
    if (known !== null) return known;
  } catch (error) {
    if (!isUnread(asAppError(error))) throw error;
  }
  const found = await read().catch(() => null);
  signal.throwIfAborted();
  if (found === null) throw { kind: 'unexpected', reason: 'contract' } satisfies AppError;
  return found;
}

/** Waits until a write was accepted; what else its answer holds, if it can be read at all, is of no use. */
export async function accepted(answer: Promise<unknown>): Promise<void> {
  try {
    await answer;
  } catch (error) {
    if (!isUnread(asAppError(error))) throw error;
  }
}
