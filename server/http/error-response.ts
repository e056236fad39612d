import { HTTPException } from 'hono/http-exception';
import { ApiError } from '#server/errors/api-error.ts';

/** PostgreSQL's code for a disk without room: what was asked for is not done, and may be asked again. */
const diskFull = '53100';

function isDiskFull(error: Error): boolean {
  if ('code' in error && error.code === diskFull) return true;
  return error.cause instanceof Error && isDiskFull(error.cause);
}

const plainTexts: Readonly<Record<number, string>> = {
  400: 'Bad request',
  413: 'The request is too large.',
  415: 'The request must be JSON.',
};

/** Any thrown error as an answer. What is not a refusal is 500, or 503 on a full disk, with a fixed body; nothing of it leaks. */
export function toResponse(error: Error): Response {
  if (error instanceof ApiError) {
    return Response.json(error.body, { status: error.status, headers: error.headers });
  }
  if (error instanceof HTTPException) {
    return Response.json({ message: plainTexts[error.status] ?? 'Bad request' }, { status: error.status });
  }
  if (isDiskFull(error)) return Response.json({ message: 'Service unavailable' }, { status: 503 });
  return Response.json({ message: 'Internal server error' }, { status: 500 });
}
