import * as v from 'valibot';
import type { PlanChoice } from '#machines/domain/plan-choice.ts';
import { readJson, safeStorage, type KeyValueStorage } from './storage.ts';

const version = 1;

/** The server knows a key for a day. */
const lifetime = 24 * 60 * 60 * 1000;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const markSchema = v.object({
  machineId: v.string(),
  version: v.literal(version),
  savedAt: v.number(),
  key: v.pipe(v.string(), v.regex(uuid)),
  scope: v.pipe(v.string(), v.maxLength(64)),
  choice: v.optional(
    v.object({
      membershipTierId: v.pipe(v.string(), v.maxLength(64)),
      membershipTierPlanId: v.nullable(v.pipe(v.string(), v.maxLength(64))),
    }),
  ),
  lastPayoutId: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64)))),
});

/** By what the server's answer tells whether a payment happened; empty where the membership alone says it. */
export interface PaymentTrace {
  /** The plan that was asked for. */
  choice?: PlanChoice | undefined;
  /** The payout before the one that was asked for; null for the first one. */
  lastPayoutId?: string | null | undefined;
}

export interface PendingPaymentMark extends PaymentTrace {
  /** The UUID under which the payment was asked for. */
  key: string;
  /** Milliseconds since 1970, when the key was first used. */
  startedAt: number;
  /** Whose payment it is: the id of a member. */
  scope: string;
}

export interface PendingPayments {
  /** The payment of a flow whose outcome is not known; null when there is none of the last 24 hours. */
  read: (flow: string) => PendingPaymentMark | null;
  /** Marks a payment before it is asked for. The same key written again keeps its first time. */
  write: (flow: string, payment: Omit<PendingPaymentMark, 'startedAt'>) => void;
  clear: (flow: string) => void;
}

export interface PendingPaymentsOptions {
  /** The client's label. */
  client: string;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Remembers over a reload that money was asked for: no amount, no card, and nothing about a person but ids. */
export function createPendingPayments(
  storage: KeyValueStorage,
  { client, now }: PendingPaymentsOptions,
): PendingPayments {
  const stored = safeStorage(storage);
  const keyOf = (flow: string) => `payment:${client}:${flow}`;

  function read(flow: string): PendingPaymentMark | null {
    const text = stored.getItem(keyOf(flow));
    const mark = v.safeParse(markSchema, readJson(text));
    if (mark.success && mark.output.machineId === flow && Math.abs(now() - mark.output.savedAt) < lifetime) {
      const { key, savedAt, scope, choice, lastPayoutId } = mark.output;
      return {
        key,
        startedAt: savedAt,
        scope,
        ...(choice && { choice }),
        ...(lastPayoutId !== undefined && { lastPayoutId }),
      };
    }
    if (text !== null) stored.removeItem(keyOf(flow));
    return null;
  }

  return {
    read,
    write(flow, { key, scope, choice, lastPayoutId }) {
      const before = read(flow);
      const savedAt = before?.key === key ? before.startedAt : now();
      const mark: v.InferOutput<typeof markSchema> = {
        machineId: flow,
        version,
        savedAt,
        key,
        scope,
        choice,
        lastPayoutId,
      };
      stored.setItem(keyOf(flow), JSON.stringify(mark));
    },
    clear: (flow) => stored.removeItem(keyOf(flow)),
  };
}
