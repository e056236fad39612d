import { describe, expect, test } from 'vitest';
import { account, activation, noOrigin } from './api-cases/joining.cases.ts';
import { answer, samples, signal, stubApi, user, type Sent, type StubbedApi } from './api-stub.ts';

const key = '3e7e2f3c-7d0c-4d2a-9a35-0f3f6a3f2a11';
const credentials = { email: 'active@example.com', password: 'Demo!2345' };
const enrolment = { maxRoundUp: null, newsletter: false, over18: true } as const;
const plan = { membershipTierId: 't-1', membershipTierPlanId: null };

const opening: readonly [string, (stub: StubbedApi) => Promise<unknown>][] = [
  ['login', ({ api }) => api.logIn(credentials, signal)],
  ['sign-up', ({ joining }) => joining.signUp(account, noOrigin, signal)],
  ['activation', ({ joining }) => joining.activate('token', activation, signal)],
];

const { membership: own, ...alone } = user;

const unreadable: readonly [string, () => Response][] = [
  ['204', () => new Response(null, { status: 204 })],
  ['an empty body', () => new Response('')],
  ['{}', () => answer({})],
  ['null', () => answer(null)],
  ['a list', () => answer([])],
  ['the user alone', () => answer({ user: alone })],
  ['the user alone under data', () => answer({ data: { user: alone } })],
  ['a user that is none', () => answer({ user: 7, membership: null })],
  ['a page', () => new Response('<!doctype html><title>Welcome</title>')],
  ['201 with a token', () => answer({ token: 'x' }, 201)],
];

const isSession = ({ method, url }: Sent) => method === 'GET' && url.endsWith('/users/me');

const session = { user: { id: '7' }, membership: { status: 'active' }, lotteryTicketNumbers: ['11', '12'] };

const cells = opening.flatMap(([name, make]) =>
  unreadable.map(([reported, reply]) => ({ name, make, reported, reply })),
);

describe('an enrolment', () => {
  test.each(unreadable)('[BACK-02] answered with %s is not read, and so is asked about', async (_, reply) => {
    const stub = stubApi(reply);
    await expect(stub.cards.enrol(plan, enrolment, key, signal)).rejects.toEqual({
      kind: 'unexpected',
      reason: 'contract',
    });
    expect(stub.sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

describe('a call that opens a session', () => {
  test.each(cells)('[BACK-02] $name answered with $reported reads the session', async ({ make, reply }) => {
    const stub = stubApi((sent) => (isSession(sent) ? answer(samples.session) : reply()));
    await expect(make(stub)).resolves.toMatchObject(session);
    expect(stub.sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(stub.sent.filter(isSession)).toHaveLength(1);
  });

  test.each(cells)(
    '[BACK-02] $name answered with $reported was accepted all the same',
    async ({ make, reply }) => {
      for (const lost of [() => answer({}, 401), () => answer({}, 500), () => answer({ user: null })]) {
        const stub = stubApi((sent) => (isSession(sent) ? lost() : reply()));
        await expect(make(stub)).rejects.toEqual({ kind: 'unexpected', reason: 'contract' });
        expect(stub.sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
        expect(stub.expiries).toBe(0);
      }
    },
  );

  test.each(opening)('[BACK-02] %s takes the session of its answer', async (__, make) => {
    for (const body of [samples.session, { ...samples.session, user: alone, membership: own }]) {
      const stub = stubApi(() => answer(body));
      await expect(make(stub)).resolves.toMatchObject(session);
      expect(stub.sent.filter(isSession)).toHaveLength(0);
    }
  });

  test.each(opening)('[BACK-02] %s believes that somebody has not joined', async (__, make) => {
    const stub = stubApi(() => answer({ user: alone, membership: null }));
    await expect(make(stub)).resolves.toMatchObject({ user: { id: '7' }, membership: null });
    expect(stub.sent.filter(isSession)).toHaveLength(0);
  });
});
