import { createHash } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import { day } from '#server/calendar.ts';
import type { Database } from '#server/db/database.ts';
import { idempotencyKeys } from '#server/db/operations-schema.ts';
import type { ApiEnv, Services } from '#server/http/context.ts';
import { ApiError, invalid, tooMany } from '#server/http/errors.ts';
import { addressOf } from '#server/http/guards.ts';
import type { Limit } from '#server/http/throttle.ts';
import { lockMember } from './lock-member.ts';

/** What a call answers: a refusal has a status of its own, and is as definite as a success. */
export interface Outcome {
  status: number;
  body: unknown;
}

export interface MoneyCall {
  /** Counts tries of this name by member and address. A replay is no try. */
  name: string;
  limits: readonly Limit[];
  /**
   * Does the work in a transaction, while no other money call of the member runs. A thrown refusal undoes the work; one
   * that is returned keeps it.
   */
  effect: (db: Database) => Promise<Outcome>;
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

const deepest = 50;

/** A value with the fields of every object in one order. Throws 400 for one that nests without end. */
function canonical(value: unknown, depth = 0): unknown {
  if (depth > deepest) throw new HTTPException(400);
  if (Array.isArray(value)) return value.map((part) => canonical(part, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]) => [name, canonical(part, depth + 1)] as const);
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
async function attempt(db: Database, effect: MoneyCall['effect']): Promise<Outcome> {
  try {
    return await db.transaction(effect);
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, body: error.body };
    throw error;
  }
}

/**
 * Runs money calls so that a repeated one does nothing twice. The answer is kept under the caller's key for 24 hours,
 * in the same transaction as the work: the same request gets it again with `Idempotent-Replayed`, another request with
 * that key 422, and one that comes while the first still runs 409. Without a key the work is done, once at a time.
 */
export function once({ db, clock, throttle }: Services) {
  const running = new Set<string>();

  async function settle(c: Context<ApiEnv>, key: string | null, call: MoneyCall) {
    const user = c.get('user');
    const now = clock.now();
    const owner = and(eq(idempotencyKeys.clientId, user.clientId), eq(idempotencyKeys.userId, user.id));
    const requestHash = await hashOf(c);

    const isKnown = async (transaction: Database, own: string) => {
      const forgotten = new Date(now.getTime() - day);
      await transaction.delete(idempotencyKeys).where(and(owner, lte(idempotencyKeys.createdAt, forgotten)));
      const added = await transaction
        .insert(idempotencyKeys)
        .values({ clientId: user.clientId, userId: user.id, key: own, requestHash, createdAt: now })
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key });
      return added.length === 0;
    };

    return db.transaction(async (transaction) => {
      const row = key === null ? undefined : and(owner, eq(idempotencyKeys.key, key));
      if (key !== null && (await isKnown(transaction, key))) {
        const [known] = await transaction.select().from(idempotencyKeys).where(row).limit(1);
        if (known?.requestHash !== requestHash) throw otherRequest();
        if (known.status === null) throw stillRunning();
        return { status: known.status, body: known.body, isReplayed: true };
      }
      await lockMember(transaction, user);
      const wait = throttle.take(`${call.name}:${user.id}:${addressOf(c.env)}`, call.limits);
      if (wait !== null) throw tooMany(wait);
      const { status, body } = await attempt(transaction, call.effect);
      if (key !== null) await transaction.update(idempotencyKeys).set({ status, body }).where(row);
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
