import { HTTPException } from 'hono/http-exception';
import { failureOf } from '#server/db/failures.ts';
import { ApiError } from '#server/errors/api-error.ts';

/** When what could not be had may be asked for again, in seconds. */
export const retryLater = { 'Retry-After': '1' };

const plainTexts: Readonly<Record<number, string>> = {
  400: 'Bad request',
  413: 'The request is too large.',
  415: 'The request must be JSON.',
};

/**
 * Any thrown error as an answer. What is not a refusal has a fixed body, and nothing of it leaks: 409 where others hold
 * what is asked for, 503 while the database is away or its disk full, else 500.
 */
export function toResponse(error: Error): Response {
  if (error instanceof ApiError) {
    return Response.json(error.body, { status: error.status, headers: error.headers });
  }
  if (error instanceof HTTPException) {
    return Response.json({ message: plainTexts[error.status] ?? 'Bad request' }, { status: error.status });
  }
  const failure = failureOf(error);
  if (failure === 'busy') {
    const message = 'Another request of this account is still running.';
    return Response.json({ message }, { status: 409, headers: retryLater });
  }
  if (failure === 'away') {
    return Response.json({ message: 'Service unavailable' }, { status: 503, headers: retryLater });
  }
  return Response.json({ message: 'Internal server error' }, { status: 500 });
}
