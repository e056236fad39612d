import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignUpAccount } from '#machines/domain/sign-up-account.ts';
import type { CardLink } from '#src/api/card-linking.ts';
import type { RunningServer } from '#server/start.ts';
import { startTestServer } from '#tests/support/api-server.ts';
import { callsAt } from './api-browser.ts';
import { signal } from './api-stub.ts';

const demoPassword = 'Demo!2345';
const newPassword = { password: 'Fresh#6789', passwordConfirmation: 'Fresh#6789' };
const noOrigin = { referralCode: null, affiliateId: null, destinationCode: null };
const account: SignUpAccount = {
  firstName: 'Ada',
  lastName: "O'Moss",
  email: 'ada@example.com',
  password: demoPassword,
  passwordConfirmation: demoPassword,
  maxRoundUp: 2550,
  newsletter: true,
  over18: true,
};
const visa: CardLink = {
  card: {
    name: '',
    system: 'visa',
    platformData: { token: 'tok_visa_4242_ada', lastDigits: '4242', expiryMonth: 4, expiryYear: 2030 },
  },
  currencyCode: 'USD',
  plan: null,
  maxRoundUp: null,
};

let server: RunningServer;
let origin: string;

beforeAll(async () => {
  server = await startTestServer({ pages: 'none' });
  origin = `http://127.0.0.1:${server.port}`;
}, 120_000);

afterAll(() => server?.stop());

describe('the reference API, asked by the pages of joining', { timeout: 60_000 }, () => {
  let calls: ReturnType<typeof callsAt>;

  beforeEach(async () => {
    await fetch(`${origin}/sandbox/throttle`, { method: 'DELETE' });
    calls = callsAt(origin);
  });

  const logIn = (name: string, password = demoPassword) =>
    calls.api.logIn({ email: `${name}@example.com`, password }, signal);

  async function firstPlan() {
    const [tier] = (await calls.api.fetchTiers(signal)).filter(({ hidden }) => !hidden);
    const [plan] = tier?.membershipTierPlans ?? [];
    if (!tier || !plan) throw new Error('no plan');
    return { membershipTierId: tier.id, membershipTierPlanId: plan.id };
  }

  test('[JOIN-05] makes a member of a visitor, and charges once for a repeated card', async () => {
    const { api, joining, cards, reported } = calls;
    const session = await joining.signUp(account, noOrigin, signal);
    expect(session).toMatchObject({
      user: { email: 'ada@example.com', firstName: 'Ada', lastName: "O'Moss" },
      membership: { status: 'abandoned_checkout', newsletter: true },
    });

    expect((await cards.fetchCardForm(signal)).length).toBeGreaterThan(100);
    const plan = await firstPlan();
    const key = crypto.randomUUID();
    const order = { ...visa, plan, maxRoundUp: 2550 };
    const card = await cards.linkCard(order, key, signal);
    expect(card).toMatchObject({ system: 'visa', lastDigits: '4242', billing: true });
    expect(await cards.linkCard(order, key, signal)).toEqual(card);
    await expect(cards.linkCard({ ...order, maxRoundUp: 3000 }, key, signal)).rejects.toMatchObject({
      kind: 'rejected',
      status: 422,
    });
    expect(await api.fetchCards({}, signal)).toEqual([{ ...card, rewardBalance: 0 }]);
    expect(await api.fetchSession(signal)).toMatchObject({ membership: { status: 'active', ...plan } });

    const { items, selectedId } = await cards.fetchAffinities(signal);
    const [affinity] = items;
    if (!affinity) throw new Error('no affinity');
    expect(selectedId).toBeNull();
    expect(await cards.chooseAffinity(affinity.id, signal)).toMatchObject({ status: 'active' });
    expect((await cards.fetchAffinities(signal)).selectedId).toBe(affinity.id);

    const address = {
      street: '1 Elm St',
      city: 'Boston',
      region: 'MA',
      postalCode: '02134',
      country: 'US',
    } as const;
    const user = await joining.changeProfile({ phone: '617 555 0100', address }, signal);
    expect(user).toMatchObject({ phone: '617 555 0100', address });
    expect((await api.fetchSession(signal)).user).toEqual(user);
    expect(reported.expiries).toBe(0);
  });

  test('[JOIN-04] refuses a known email, a cap out of bounds and a bad form, each in its kind', async () => {
    const { joining } = calls;
    await expect(
      joining.signUp({ ...account, email: 'active@example.com' }, noOrigin, signal),
    ).rejects.toMatchObject({ kind: 'rejected', status: 520, code: 'i_auth_001' });
    await expect(
      joining.signUp({ ...account, email: 'low@example.com', maxRoundUp: 2000 }, noOrigin, signal),
    ).rejects.toMatchObject({ code: 'i_member_003' });
    await expect(
      joining.signUp({ ...account, email: 'high@example.com', maxRoundUp: 9_000_000 }, noOrigin, signal),
    ).rejects.toMatchObject({ code: 'i_member_004' });
    await expect(joining.signUp({ ...account, email: 'nobody' }, noOrigin, signal)).rejects.toMatchObject({
      status: 422,
      fields: { email: [expect.any(String)] },
    });
  });

  test('[AUTH-04] resets a password by the code of the mail, once', async () => {
    const { joining } = calls;
    const email = 'annual@example.com';
    await joining.beginPasswordReset(email, signal);
    await joining.beginPasswordReset('nobody-here@example.com', signal);
    const outbox = await fetch(`${origin}/sandbox/outbox?to=${email}`, {
      headers: { accept: 'application/json' },
    });
    const code = /\b\d{6}\b/.exec(await outbox.text())?.[0] ?? '';

    const wrong = code === '000000' ? '000001' : '000000';
    const refused = { kind: 'rejected', status: 520, code: 'i_pass_002' };
    await expect(joining.validateResetCode({ email, code: wrong }, signal)).rejects.toMatchObject(refused);
    const grant = await joining.validateResetCode({ email, code }, signal);
    expect(grant).toEqual({ email, token: expect.any(String) });
    await expect(joining.resetPassword(grant, newPassword, signal)).resolves.toBeUndefined();
    await expect(joining.resetPassword(grant, newPassword, signal)).rejects.toMatchObject(refused);
    await expect(logIn('annual', newPassword.password)).resolves.toMatchObject({ user: { email } });
  });

  test('[AUTH-05] activates an imported member, whose link works once', async () => {
    const { joining, api } = calls;
    const offer = await joining.readActivation('demo-activate', signal);
    expect(await joining.readActivation('demo-activate', signal)).toEqual(offer);
    expect(offer).toMatchObject({
      user: { email: 'incomplete@example.com' },
      membership: { importStatus: 'INCOMPLETE' },
    });
    const form = { ...newPassword, over18: true, newsletter: false } as const;
    const session = await joining.activate('demo-activate', form, signal);
    expect(session).toMatchObject({ membership: { importStatus: 'INCOMPLETE' } });
    expect(await api.fetchSession(signal)).toEqual(session);

    const refused = { kind: 'rejected', status: 520, code: 'i_pass_002' };
    await expect(joining.activate('demo-activate', form, signal)).rejects.toMatchObject(refused);
    await expect(joining.readActivation('demo-activate', signal)).rejects.toMatchObject(refused);
    await expect(joining.readActivation('no/such token', signal)).rejects.toMatchObject(refused);
  });

  test('[AUTH-02] says where a provider asks who somebody is', async () => {
    const start = { provider: 'google', page: '/login', referralCode: null };
    const target = await calls.api.redirectToProvider(start, signal);
    expect(new URL(target, origin).origin).toBe(origin);
    await expect(
      calls.api.redirectToProvider({ ...start, page: '//evil.example' }, signal),
    ).rejects.toMatchObject({ kind: 'rejected', status: 422 });
  });

  test('[JOIN-09] enrols somebody who is signed in, once', async () => {
    await logIn('nonmember');
    const [plan, key] = [await firstPlan(), crypto.randomUUID()];
    const form = { maxRoundUp: null, newsletter: false, over18: true } as const;
    const session = await calls.cards.enrol(plan, form, key, signal);
    expect(session).toMatchObject({ membership: { status: 'abandoned_checkout' } });
    expect(await calls.cards.enrol(plan, form, key, signal)).toEqual(session);
    await expect(calls.cards.enrol(plan, form, crypto.randomUUID(), signal)).rejects.toMatchObject({
      code: 'i_member_001',
    });
  });

  test('[JOIN-10] charges what is due, once', async () => {
    await logIn('overdue');
    const key = crypto.randomUUID();
    expect((await calls.api.fetchSummary(signal)).nextCharge?.amount).toBeGreaterThan(0);
    const outcome = await calls.cards.chargeMembership(key, signal);
    expect(outcome).toMatchObject({ kind: 'charged', membership: { status: 'active' } });
    expect(await calls.cards.chargeMembership(key, signal)).toEqual(outcome);
  });

  test('[CARD-02] refuses each test card with its code', async () => {
    await logIn('empty');
    const link = (system: string, lastDigits: string) =>
      calls.cards.linkCard(
        {
          ...visa,
          card: {
            name: 'Ada',
            system,
            platformData: Object.assign({}, visa.card.platformData, {
              token: `tok_${system}_${lastDigits}_x`,
              lastDigits,
            }),
          },
        },
        crypto.randomUUID(),
        signal,
      );
    await expect(link('amex', '0005')).rejects.toMatchObject({ code: 'olive_cc_002' });
    await expect(link('discover', '1117')).rejects.toMatchObject({ code: 'olive_cc_001' });
    await expect(link('visa', '0002')).rejects.toMatchObject({ code: 'i_card_007' });
    await expect(link('visa', '0069')).rejects.toMatchObject({ code: 'olive_cc_003' });
    await expect(link('visa', '0119')).rejects.toMatchObject({ code: 'i_card_003' });
  });

  test('[CARD-04] makes another card the primary one', async () => {
    await logIn('active');
    const other = (await calls.api.fetchCards({}, signal)).find(
      ({ billing, status }) => !billing && status === 'active',
    );
    if (!other) throw new Error('no other card');
    expect(await calls.cards.makeCardDefault(other.id, signal)).toMatchObject({
      id: other.id,
      billing: true,
    });
    const primary = (await calls.api.fetchCards({}, signal)).filter(({ billing }) => billing);
    expect(primary.map(({ id }) => id)).toEqual([other.id]);
  });

  test('[AUTH-06] reports a session that ended while a card was entered', async () => {
    await logIn('active');
    for (const name of calls.jar.keys()) if (name.endsWith('session')) calls.jar.delete(name);
    await expect(calls.cards.linkCard(visa, crypto.randomUUID(), signal)).rejects.toEqual({
      kind: 'expired',
    });
    expect(calls.reported.expiries).toBe(1);
  });
});
