import pLimit from 'p-limit';
import { callsAt } from '#tests/unit/api-browser.ts';
import type { RegisteredCall } from '#tests/unit/api-cases/every-call.ts';
import { startBreakingServer, type FaultServer } from './breaking-server.ts';
import type { Cell } from './cell.ts';
import { lineOf, needsNoSession, pathOf } from './client-cells.ts';
import { status } from './transport-faults.ts';

interface Situation {
  fault: string;
  /** What went wrong; null for nothing. */
  put: (made: RegisteredCall, faultServer: FaultServer) => Promise<string | null>;
}

const situations: readonly Situation[] = [
  { fault: 'late answer', put: leave },
  { fault: 'session expired', put: expire },
  { fault: 'two tabs', put: renewToken },
];

/** Each of these calls, made by the app's own client, in the situations that are the client's to bear. */
export async function clientSituations(calls: readonly RegisteredCall[]): Promise<Cell[]> {
  const server = await startBreakingServer();
  const limit = pLimit(24);
  const pairs = calls.flatMap((made) => situations.map((situation) => ({ made, ...situation })));
  try {
    return await limit.map(pairs, async ({ made, fault, put }): Promise<Cell> => {
      const found = await put(made, server.open(made.body));
      return { where: `${made.call.method} ${made.name}`, fault, found };
    });
  } finally {
    await server.close();
  }
}

/** Who made the call has left when its answer comes: they are told nothing, and it is not sent again. */
async function leave(made: RegisteredCall, faultServer: FaultServer): Promise<string | null> {
  const leaving = new AbortController();
  const clients = callsAt(faultServer.origin, { signal: leaving.signal });
  faultServer.breaks = {
    path: pathOf(made.call),
    put: ({ answer }) => {
      leaving.abort();
      setImmediate(answer);
    },
  };
  const thrown = await failureOf(made.make(clients));
  const isSilent = thrown instanceof DOMException && thrown.name === 'AbortError';
  if (!isSilent) return `tells somebody who has left: ${JSON.stringify(thrown)}`;
  return difference(
    { sent: sentTo(made, faultServer), expiries: clients.reported.expiries },
    { sent: 1, expiries: 0 },
  );
}

/** Two calls find out together that the session has ended: the app is told once. */
async function expire(made: RegisteredCall, faultServer: FaultServer): Promise<string | null> {
  const clients = callsAt(faultServer.origin);
  faultServer.breaks = { path: pathOf(made.call), put: status(401, {}) };
  await Promise.all([failureOf(made.make(clients)), failureOf(made.make(clients))]);
  return difference(
    { expiries: clients.reported.expiries },
    { expiries: needsNoSession.has(made.name) || made.call.optional ? 0 : 1 },
  );
}

/** Another tab has logged in again, and its token has taken the place of this one's: the call goes through all the same. */
async function renewToken(made: RegisteredCall, faultServer: FaultServer): Promise<string | null> {
  const clients = callsAt(faultServer.origin);
  const stale = status(419, {});
  let isStale = true;
  faultServer.breaks = {
    path: pathOf(made.call),
    put: (exchange) => {
      if (isStale) stale(exchange);
      else exchange.answer();
      isStale = false;
    },
  };
  const failure = await failureOf(made.make(clients));
  return difference({ failure, sent: sentTo(made, faultServer) }, { failure: null, sent: 2 });
}

function sentTo({ call }: RegisteredCall, { arrived }: FaultServer): number {
  return arrived.filter((line) => lineOf(call).test(line)).length;
}

function failureOf(answer: Promise<unknown>): Promise<unknown> {
  return answer.then(
    () => null,
    (thrown: unknown) => thrown,
  );
}

function difference(found: object, requested: object): string | null {
  const [is, should] = [JSON.stringify(found), JSON.stringify(requested)];
  return is === should ? null : `came to ${is}, not to ${should}`;
}
