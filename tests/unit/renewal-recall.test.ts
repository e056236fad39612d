import { expect, onTestFinished, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { markOf } from '#machines/domain/membership-mark.ts';
import { renewalPaymentMachine } from '#machines/renewal/renewal-payment.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { createPendingPayments } from '#src/browser/pending-payments.ts';
import { provideRenewal } from '#src/flows/renewal/renewal.actors.ts';
import { apiWith } from '#tests/support/api-with.ts';
import { dependenciesWith } from '#tests/support/app-dependencies.ts';
import { memoryStorage } from './browser-stubs.ts';

const { active } = sampleSessions;
const key = '3e7e2f3c-7d0c-4d2a-9a35-0f3f6a3f2a11';
const withStatus = (status: string) => ({ before: { ...markOf(active.membership), status } });

test.each([
  ['a debt, where the membership ran before', withStatus('active'), 'debt'],
  ['a debt, where it was left before', withStatus('churned'), 'debt'],
  ['a period, where it was overdue before', withStatus('overdue'), 'period'],
  ['a period, where it was suspended before', withStatus('suspended'), 'period'],
  ['a period, where nobody knows what was before', {}, 'period'],
] as const)('[LIFE-02] [SUBS-13] a payment that a refresh cut off is of %s', async (_, trace, purpose) => {
  const local = memoryStorage();
  const marks = createPendingPayments(local, { client: 'varsity', now: Date.now });
  marks.write(renewalPaymentMachine.id, { key, scope: active.user.id, ...trace });
  const never = () => new Promise<never>(() => {});
  const dependencies = dependenciesWith({
    api: apiWith({ fetchSession: never }),
    local,
    session: () => active,
  });
  const flow = createActor(provideRenewal(dependencies)).start();
  onTestFinished(() => {
    flow.stop();
  });
  const { context } = await waitFor(flow, (snapshot) => snapshot.matches('renewing'));
  expect(context.purpose).toBe(purpose);
});
