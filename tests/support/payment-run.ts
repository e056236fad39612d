import { onTestFinished } from 'vitest';
import { sampleProgramme } from '#machines/samples/programme.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { createPaymentMachine } from '#machines/payment/payment.machine.ts';
import type { PaymentAnswer } from '#machines/payment/payment.types.ts';
import { startChild } from '#paths/explore/start-child.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';
import { createPendingPayments, type PaymentTrace } from '#src/browser/pending-payments.ts';
import { providePayment, type PaymentSight } from '#src/flows/payment/payment.actors.ts';
import { memoryStorage } from '#tests/unit/browser-stubs.ts';
import { apiWith } from './api-with.ts';
import { dependenciesWith } from './app-dependencies.ts';

export const flow = 'testPayment';
export const scope = sampleSessions.active.user.id;
export const begin = Date.UTC(2026, 10, 21, 8);
export const offline = { kind: 'offline' };

interface Setting {
  local?: AppDependencies['local'];
  replies: PaymentSight<string>[];
  /** Whether the server takes keys; it does unless told otherwise. */
  takesKeys?: boolean;
  settlingTime?: number;
  looksFirst?: boolean;
  isUnderWay?: () => Promise<boolean>;
  ask?: () => Promise<PaymentSight<string>>;
  send?: () => Promise<PaymentAnswer<string>>;
  traceOf?: () => Promise<PaymentTrace>;
}

/** A payment whose sending never has an answer unless it is told, and whose outcome is asked about. */
export function start(
  order: string | null,
  {
    local = memoryStorage(),
    replies,
    takesKeys = true,
    settlingTime,
    looksFirst = false,
    isUnderWay,
    ask,
    send,
    traceOf,
  }: Setting,
) {
  const traces: PaymentTrace[] = [];
  const keys: (string | null)[] = [];
  const { client } = sampleProgramme;
  const dependencies = dependenciesWith({
    api: apiWith({}),
    local,
    session: () => sampleSessions.active,
    client: () => ({ ...client, featureFlags: { ...client.featureFlags, idempotencyKeys: takesKeys } }),
  });
  const machine = providePayment<string, string>(createPaymentMachine(flow, 'charge'), dependencies, {
    send: async (_, key) => {
      keys.push(key);
      if (send) return send();
      throw offline;
    },
    ask: async (_, trace) => {
      traces.push(trace);
      if (ask) return ask();
      return replies.shift() ?? { kind: 'absent' };
    },
    traceOf: traceOf ?? ((lastPayoutId) => ({ lastPayoutId })),
    looksFirst,
    ...(settlingTime !== undefined && { settlingTime }),
    ...(isUnderWay && { isUnderWay }),
  });
  const { actor, stop } = startChild(machine, { order });
  onTestFinished(stop);
  return {
    actor,
    stop,
    traces,
    keys,
    marks: createPendingPayments(local, { client: 'varsity', now: Date.now }),
  };
}

/** What a refresh finds: a payment that was asked for some milliseconds ago. */
export function cutOff(age: number) {
  const local = memoryStorage();
  const marks = createPendingPayments(local, { client: 'varsity', now: () => begin - age });
  marks.write(flow, { key: crypto.randomUUID(), scope, lastPayoutId: 'payout-1' });
  return local;
}
