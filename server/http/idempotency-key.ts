import { createHash } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import { subDays } from 'date-fns';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import { idempotencyKeys } from '#server/db/operations-schema.ts';
import { ApiError, invalid, tooMany } from '#server/errors/api-error.ts';
import { withMemberLock } from '#server/payments/member-lock.ts';
import type { MemberTransaction } from '#server/payments/member-transaction.ts';
import type { Limit, Services } from '#server/services.ts';
import type { ApiEnv } from './context.ts';
import { callerNetwork } from './guards.ts';
import { requesterOf } from './origin.ts';

/** What a call answers: a refusal has a status of its own, and is as definite as a success. */
export interface Outcome {
  status: number;
  body: unknown;
}

export interface MoneyCall {
  /** Counts tries of this name by member and network. A replay is no try. */
  name: string;
  limits: readonly Limit[];
  /**
   * Does the work when it is the member's turn (see {@link withMemberLock}). A thrown refusal undoes the work; one that is
   * returned keeps it.
   */
  effect: (transaction: MemberTransaction) => Promise<Outcome>;
}

const header = 'Idempotency-Key';
const uuid = v.pipe(v.string(), v.uuid());

/** The caller's key; null when there is none. Throws 422 for one that is no UUID. */
function keyOf(c: Context): string | null {
  const key = c.req.header(header);
  if (key === undefined) return null;
  if (!v.is(uuid, key)) throw invalid({ [header]: ['The key must be a UUID.'] });
  return key.toLowerCase();
}

/** A value with the fields of every object in one order. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]) => [name, canonical(part)] as const);
  return Object.fromEntries(entries.sort(([left], [right]) => (left < right ? -1 : 1)));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HTTPException(400);
  }
}

/** Method, path and body in one figure; the order of a body's fields makes no difference. */
async function hashOf(c: Context): Promise<string> {
  const text = await c.req.text();
  const body = text === '' ? '' : JSON.stringify(canonical(parseJson(text)));
  return createHash('sha256').update(`${c.req.method} ${c.req.path}\n${body}`).digest('hex');
}

const stillRunning = () => new ApiError(409, { message: 'This request is still running.' });
const otherRequest = () => invalid({ [header]: ['The key was used for another request.'] });

/** Does the work, or undoes it and tells the refusal that was thrown. */
async function attempt(transaction: MemberTransaction, effect: MoneyCall['effect']): Promise<Outcome> {
  try {
    return await transaction.db.transaction((db) => effect({ ...transaction, db }));
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, body: error.body };
    throw error;
  }
}

/**
 * Runs money calls so that a repeated one does nothing twice. The answer is stored under the caller's key for
 * `IDEMPOTENCY_DAYS`, in the same transaction as the work: the same request gets it again with `Idempotent-Replayed`, another request with
 * that key 422, and one that comes while the first still runs 409. Without a key the work is done, once at a time.
 */
export function withIdempotencyKey(services: Services) {
  const running = new Set<string>();

  async function settle(c: Context<ApiEnv>, key: string | null, call: MoneyCall) {
    const user = c.get('user');
    const own = { clientId: user.clientId, userId: user.id };
    const owner = and(eq(idempotencyKeys.clientId, user.clientId), eq(idempotencyKeys.userId, user.id));
    const requestHash = await hashOf(c);

    return withMemberLock(services, requesterOf(c), async (transaction) => {
      const { db, now } = transaction;
      if (key !== null) {
        await db
          .delete(idempotencyKeys)
          .where(and(owner, lte(idempotencyKeys.createdAt, subDays(now, services.settings.idempotencyDays))));
        const row = and(owner, eq(idempotencyKeys.key, key));
        const [known] = await db.select().from(idempotencyKeys).where(row).limit(1);
        if (known && known.requestHash !== requestHash) throw otherRequest();
        if (known) return { status: known.status, body: known.body, isReplayed: true };
      }
      const name = `${call.name}:${user.id}:${callerNetwork(c.env)}`;
      const wait = await services.throttle.take(name, call.limits, db);
      if (wait !== null) throw tooMany(wait);
      const { status, body } = await attempt(transaction, call.effect);
      if (key !== null) {
        await db.insert(idempotencyKeys).values({ ...own, key, requestHash, status, body, createdAt: now });
      }
      return { status, body, isReplayed: false };
    });
  }

  return async (c: Context<ApiEnv>, call: MoneyCall): Promise<Response> => {
    const key = keyOf(c);
    const name = `${c.get('user').id} ${key ?? ''}`;
    if (key !== null && running.has(name)) throw stillRunning();
    if (key !== null) running.add(name);
    try {
      const { status, body, isReplayed } = await settle(c, key, call);
      return Response.json(body, { status, headers: isReplayed ? { 'Idempotent-Replayed': 'true' } : {} });
    } finally {
      running.delete(name);
    }
  };
}
