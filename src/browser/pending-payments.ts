import * as v from 'valibot';
import type { MembershipMark } from '#machines/domain/membership-mark.ts';
import type { PlanChoice } from '#machines/domain/plan-choice.ts';
import { readJson, safeStorage, type KeyValueStorage } from './storage.ts';

const version = 1;

/** The server knows a key for a day. */
const lifetime = 24 * 60 * 60 * 1000;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const text = v.pipe(v.string(), v.maxLength(64));

const traceSchema = v.object({
  choice: v.optional(v.object({ membershipTierId: text, membershipTierPlanId: v.nullable(text) })),
  lastPayoutId: v.optional(v.nullable(text)),
  cardIds: v.optional(v.array(text)),
  before: v.optional(
    v.object({
      status: text,
      membershipTierId: v.nullable(text),
      membershipTierPlanId: v.nullable(text),
      endsAt: v.nullable(text),
    }),
  ),
  lastAnswer: v.optional(v.picklist(['open', 'pending', 'refused'])),
  askedSince: v.optional(v.number()),
});

const markSchema = v.object({
  ...traceSchema.entries,
  machineId: v.string(),
  version: v.literal(version),
  savedAt: v.number(),
  key: v.pipe(v.string(), v.regex(uuid)),
  scope: text,
});

/** By what it is told whether a payment happened; empty where the membership alone says it. */
export interface PaymentTrace {
  /** The plan that was asked for. */
  choice?: PlanChoice | undefined;
  /** The payout before the one that was asked for; null for the first one. */
  lastPayoutId?: string | null | undefined;
  /** The cards that were linked before; left out where they could not be read. */
  cardIds?: string[] | undefined;
  /** The membership before. */
  before?: MembershipMark | undefined;
  /** What came back: an answer that leaves it open, one that the bank has it, or a refusal; left out for nothing. */
  lastAnswer?: 'open' | 'pending' | 'refused' | undefined;
  /** Milliseconds since 1970, when the server was first asked what happened. */
  askedSince?: number | undefined;
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
  /** Adds to what is known of a payment; of none, it stores nothing. */
  update: (flow: string, changes: PaymentTrace) => void;
  clear: (flow: string) => void;
}

export interface PendingPaymentsOptions {
  /** The client's label. */
  client: string;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Remembers over a reload that money was asked for: no amount, no card number, and nothing about a person but ids. */
export function createPendingPayments(
  storage: KeyValueStorage,
  { client, now }: PendingPaymentsOptions,
): PendingPayments {
  const stored = safeStorage(storage);
  const keyOf = (flow: string) => `payment:${client}:${flow}`;

  function read(flow: string): PendingPaymentMark | null {
    const saved = stored.getItem(keyOf(flow));
    const mark = v.safeParse(markSchema, readJson(saved));
    if (mark.success && mark.output.machineId === flow && Math.abs(now() - mark.output.savedAt) < lifetime) {
      const { machineId: _, version: __, savedAt, ...payment } = mark.output;
      return { ...payment, startedAt: savedAt };
    }
    if (saved !== null) stored.removeItem(keyOf(flow));
    return null;
  }

  function write(flow: string, payment: Omit<PendingPaymentMark, 'startedAt'>): void {
    const before = read(flow);
    const savedAt = before?.key === payment.key ? before.startedAt : now();
    const trace = v.safeParse(traceSchema, payment);
    const mark: v.InferOutput<typeof markSchema> = {
      ...(trace.success && trace.output),
      machineId: flow,
      version,
      savedAt,
      key: payment.key,
      scope: payment.scope,
    };
    stored.setItem(keyOf(flow), JSON.stringify(mark));
  }

  return {
    read,
    write,
    update(flow, changes) {
      const mark = read(flow);
      if (mark !== null) write(flow, { ...mark, ...changes });
    },
    clear: (flow) => stored.removeItem(keyOf(flow)),
  };
}
