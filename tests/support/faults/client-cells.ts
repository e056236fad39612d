import pLimit from 'p-limit';
import * as v from 'valibot';
import type { AppError } from '#machines/domain/app-error.ts';
import type { Call } from '#src/api/call.ts';
import { appErrorSchema } from '#src/api/errors.ts';
import { callsAt } from '#tests/unit/api-browser.ts';
import type { RegisteredCall } from '#tests/unit/api-cases/every-call.ts';
import { startBreakingServer, type FaultServer } from './breaking-server.ts';
import type { Cell } from './cell.ts';
import { inShortSeconds } from './short-seconds.ts';
import type { TransportFault } from './transport-faults.ts';

/** What a call came to, and what it took. */
interface Outcome {
  /** Null for an answer. */
  error: unknown;
  attempts: number;
  expiries: number;
}

const atOnce = 24;

/** Each of these calls, made by the app's own client, under each of these faults on a real socket; and once more without it. */
export async function clientCells(
  calls: readonly RegisteredCall[],
  faults: readonly TransportFault[],
): Promise<Cell[]> {
  const server = await startBreakingServer();
  const pairs = calls.flatMap((made) => faults.map((fault) => ({ made, fault })));
  try {
    return await tryEach(pairs, async ({ made, fault }): Promise<Cell> => {
      const faultServer = server.open(made.body);
      const clients = callsAt(faultServer.origin);
      faultServer.breaks = { path: pathOf(made.call), put: fault.put };
      const broken = await outcomeOf(made, faultServer, clients);
      faultServer.breaks = null;
      const { error } = await outcomeOf(made, faultServer, clients);
      const still = error === null ? null : `fails still when the fault is gone: ${JSON.stringify(error)}`;
      const found = difference(broken, expected(made, fault)) ?? still;
      return { where: `${made.call.method} ${made.name}`, fault: fault.fault, found };
    });
  } finally {
    await server.close();
  }
}

/** What the app's client makes of each fault, by its name; null where the call is answered. */
export async function errorsOf(
  made: RegisteredCall,
  faults: readonly TransportFault[],
): Promise<Map<string, AppError | null>> {
  const server = await startBreakingServer();
  const items = faults.map((fault) => ({ fault }));
  try {
    const errors = await tryEach(items, async ({ fault }) => {
      const faultServer = server.open(made.body);
      faultServer.breaks = { path: pathOf(made.call), put: fault.put };
      const { error } = await outcomeOf(made, faultServer, callsAt(faultServer.origin));
      return [fault.fault, error === null ? null : v.parse(appErrorSchema, error)] as const;
    });
    return new Map(errors);
  } finally {
    await server.close();
  }
}

/** What is waited for comes last, in short seconds; nothing else is in a hurry, however busy the machine is. */
async function tryEach<Item extends { fault: TransportFault }, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const limit = pLimit(atOnce);
  const prompt = items.filter(({ fault }) => !fault.takesTime);
  const timed = items.filter(({ fault }) => fault.takesTime);
  const done = await limit.map(prompt, run);
  return timed.length === 0 ? done : [...done, ...(await inShortSeconds(() => limit.map(timed, run)))];
}

async function outcomeOf(
  { make, call }: RegisteredCall,
  { arrived }: FaultServer,
  clients: ReturnType<typeof callsAt>,
): Promise<Outcome> {
  const before = { arrived: arrived.length, expiries: clients.reported.expiries };
  const error: unknown = await make(clients).then(
    () => null,
    (thrown: unknown) => thrown ?? 'nothing was thrown',
  );
  const sent = arrived.slice(before.arrived).filter((line) => lineOf(call).test(line));
  return { error, attempts: sent.length, expiries: clients.reported.expiries - before.expiries };
}

/** What the requirements ask for, whatever the client does: a few calls do not read their answer, or need no session. */
function expected(
  { name, call, output }: RegisteredCall,
  { fault, error: ofAny, keyed = ofAny, attempts }: TransportFault,
): Outcome {
  const error = call.keyed ? keyed : ofAny;
  const isRead = call.method === 'GET';
  const sent = isRead ? attempts.read : attempts.write;
  const usual = {
    error,
    attempts: sent,
    expiries: error?.kind === 'expired' && !needsNoSession.has(name) ? 1 : 0,
  };
  if (call.optional && error?.kind === 'expired') return { ...usual, error: disbelieved, expiries: 0 };
  const isUnread = output === undefined && fault === 'wrong shape';
  if (name === 'fetchCsrfCookie') return ofToken(usual, fault);
  if (isUnread || (name === 'logOut' && fault === '401')) return { ...usual, error: null };
  return usual;
}

/** The token is asked for before a change; nothing of the answer but its cookie is read, and it is not asked for twice on 419. */
function ofToken(usual: Outcome, fault: string): Outcome {
  if (fault === '419 twice') return { ...usual, attempts: 1 };
  const isUnread = ['wrong shape', 'malformed', 'reset while'].some((start) => fault.startsWith(start));
  return isUnread ? { ...usual, error: null } : usual;
}

/** A 401 of a call beyond the specification, where the session lives. */
const disbelieved = {
  kind: 'rejected',
  status: 401,
  code: null,
  message: null,
  fields: {},
  retryAfter: null,
};

/** Whose 401 is an answer, not the end of a session. */
export const needsNoSession: ReadonlySet<string> = new Set([
  'fetchSession',
  'signUp',
  'logIn',
  'logOut',
  'redirectToProvider',
  'readActivation',
  'activate',
  'beginPasswordReset',
  'validateResetCode',
  'resetPassword',
]);

function difference(found: Outcome, requested: Outcome): string | null {
  if (found.error !== null && !v.is(appErrorSchema, found.error)) {
    return `is thrown as it is: ${String(found.error)}`;
  }
  const [is, should] = [JSON.stringify(found), JSON.stringify(requested)];
  return is === should ? null : `came to ${is}, not to ${should}`;
}

/** Where a call is sent. */
export function pathOf({ path }: Call): RegExp {
  return new RegExp(`${path === '' ? '/varsity' : `/${path.replaceAll(/\{\w+\}/g, '[^/]+')}`}$`);
}

/** The method and path of a call, as they arrive. */
export function lineOf(call: Call): RegExp {
  return new RegExp(`^${call.method} .*${pathOf(call).source}`);
}
