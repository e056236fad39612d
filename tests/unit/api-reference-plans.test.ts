import type { Session } from '#machines/domain/member.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as cardChanges from '#src/api/card-changes.ts';
import * as planChanges from '#src/api/plan-changes.ts';
import type { RunningServer } from '#server/start.ts';
import { startTestServer } from '#tests/support/api-server.ts';
import { planBody } from '#tests/support/api-members.ts';
import { callsAt } from './api-browser.ts';
import { signal } from './api-stub.ts';

let server: RunningServer;
let origin: string;

beforeAll(async () => {
  server = await startTestServer({ pages: 'none' });
  origin = `http://127.0.0.1:${server.port}`;
}, 120_000);

afterAll(() => server?.stop());

/** A membership as a change of it is answered: with the tickets of this month's draw. */
function eventsBy({ membership, lotteryTicketNumbers }: Session) {
  if (membership === null) throw new Error('There is no membership.');
  return { ...membership, lotteryTicketNumbers };
}

describe('the reference API, asked by the pages of membership and cards', { timeout: 60_000 }, () => {
  let calls: ReturnType<typeof callsAt>;

  beforeEach(async () => {
    await fetch(`${origin}/sandbox/throttle`, { method: 'DELETE' });
    calls = callsAt(origin);
  });

  /** Signs in a new member in a state. */
  async function comeAs(state: string) {
    const email = `${state}-${crypto.randomUUID()}@example.com`;
    await fetch(`${origin}/sandbox/members`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client: 'varsity', state, email }),
    });
    await calls.api.logIn({ email, password: 'Demo!2345' }, signal);
    return calls;
  }

  test('[R3] [MEMB-02] charges an upgrade as it was previewed, once, and refuses another amount', async () => {
    const { http, api } = await comeAs('manager');
    const [card] = await api.fetchCards({}, signal);
    const choice = planBody('Captain');
    const { amountToCharge, lines, nextRenewal } = await planChanges.previewChange(http, choice, signal);
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(amountToCharge);
    expect(nextRenewal).toMatchObject({ amount: 5000 });
    const order = { choice, cardId: card?.id ?? '', amountToCharge };
    await expect(
      planChanges.upgradePlan(
        http,
        { ...order, amountToCharge: amountToCharge + 1 },
        crypto.randomUUID(),
        signal,
      ),
    ).rejects.toMatchObject({ status: 422, fields: { amountToCharge: [expect.any(String)] } });
    const key = crypto.randomUUID();
    const upgraded = await planChanges.upgradePlan(http, order, key, signal);
    expect(upgraded).toMatchObject({
      kind: 'charged',
      membership: { status: 'active', ...choice, currentSubscription: choice },
    });
    expect(await planChanges.upgradePlan(http, order, key, signal)).toEqual(upgraded);
    expect(upgraded).toEqual({ kind: 'charged', membership: eventsBy(await api.fetchSession(signal)) });
  });

  test('[SUBS-08] schedules a downgrade that is listed last, and undoes it', async () => {
    const { http, api } = await comeAs('active');
    const before = eventsBy(await api.fetchSession(signal));
    const rookie = planBody('Rookie');
    const scheduled = await planChanges.scheduleDowngrade(http, rookie, crypto.randomUUID(), signal);
    const last = scheduled.membershipSubscriptions.at(-1);
    expect(last).toMatchObject(rookie);
    expect(scheduled.currentSubscription).toEqual(before.currentSubscription);
    expect(Date.parse(last?.endsAt ?? '')).toBeGreaterThan(
      Date.parse(before.currentSubscription?.endsAt ?? ''),
    );
    expect((await api.fetchSummary(signal)).nextCharge).toMatchObject({ amount: 1000 });
    expect(await planChanges.cancelDowngrade(http, signal)).toEqual(before);
    await expect(planChanges.cancelDowngrade(http, signal)).rejects.toMatchObject({ status: 422 });
  });

  test('[MEMB-01] cancels to the end of what is paid, and takes that back', async () => {
    const { http, api } = await comeAs('active');
    const before = eventsBy(await api.fetchSession(signal));
    const gone = await planChanges.cancelMembership(http, { reason: 'Moving', comment: '' }, signal);
    expect(gone).toEqual({ ...before, status: 'churned' });
    await expect(planChanges.cancelMembership(http, {}, signal)).rejects.toMatchObject({ status: 422 });
    const stored = await planChanges.undoCancel(http, planBody('Starter'), crypto.randomUUID(), signal);
    expect(stored).toEqual(before);
  });

  test('[SUBS-12] refuses what can’t be had, each in its kind', async () => {
    const { http } = await comeAs('annual');
    const price = (choice: ReturnType<typeof planBody>) => planChanges.previewChange(http, choice, signal);
    await expect(price({ ...planBody('Captain'), membershipTierId: 'gone' })).rejects.toMatchObject({
      code: 'i_card_005',
    });
    await expect(price({ ...planBody('Captain'), membershipTierPlanId: 'gone' })).rejects.toMatchObject({
      code: 'i_card_006',
    });
    await expect(price(planBody('Captain'))).rejects.toMatchObject({ status: 422 });
    await expect(
      planChanges.scheduleDowngrade(http, planBody('Captain'), crypto.randomUUID(), signal),
    ).rejects.toMatchObject({ status: 422 });
  });

  test('[CARD-04] pauses, resumes and deletes a card, and retains the last active one', async () => {
    const { http, api } = await comeAs('active');
    const [first, second] = await api.fetchCards({}, signal);
    if (!first || !second) throw new Error('two cards');
    expect(await cardChanges.pauseCard(http, first.id, signal)).toMatchObject({ status: 'paused' });
    for (const change of [cardChanges.pauseCard, cardChanges.deleteCard]) {
      await expect(change(http, second.id, signal)).rejects.toMatchObject({ code: 'i_card_008' });
    }
    expect(await cardChanges.resumeCard(http, first.id, signal)).toMatchObject({ status: 'active' });
    expect(await cardChanges.deleteCard(http, first.id, signal)).toMatchObject({
      status: 'deleted',
      deleted: true,
      billing: false,
    });
    expect((await api.fetchCards({}, signal)).map(({ id, billing }) => [id, billing])).toEqual([
      [second.id, true],
    ]);
    await expect(cardChanges.resumeCard(http, first.id, signal)).rejects.toMatchObject({ status: 404 });
  });
});
