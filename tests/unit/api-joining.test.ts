import { describe, expect, test } from 'vitest';
import { answer, samples, signal, stubApi } from './api-stub.ts';
import { base, password, account, noOrigin, grant, activation } from './api-cases/joining.cases.ts';

describe('asking for a code', () => {
  test('[AUTH-04] sends the address and needs no answer', async () => {
    const stub = stubApi(() => new Response(null, { status: 204 }));
    await expect(stub.joining.beginPasswordReset('ada@example.com', signal)).resolves.toBeUndefined();
    expect(stub.sent.at(-1)).toMatchObject({
      method: 'POST',
      url: `${base}/password-reset-begin`,
      json: { email: 'ada@example.com' },
    });
  });

  test('[AUTH-04] reports how long to wait after too many requests', async () => {
    const stub = stubApi(() =>
      answer({ code: 'i_pass_003', message: 'Slow down' }, 520, { 'retry-after': '30' }),
    );
    await expect(stub.joining.beginPasswordReset('ada@example.com', signal)).rejects.toEqual({
      kind: 'rejected',
      status: 520,
      code: 'i_pass_003',
      message: 'Slow down',
      fields: {},
      retryAfter: 30,
    });
  });

  test('[AUTH-04] [BACK-03] is accepted whatever the answer holds', async () => {
    for (const body of ['', '{}', 'null', '<!doctype html><title>OK</title>']) {
      const stub = stubApi(() => new Response(body));
      await expect(stub.joining.beginPasswordReset('ada@example.com', signal)).resolves.toBeUndefined();
    }
  });
});

describe('a grant', () => {
  test.each([
    ['the user', answer({ user: samples.session.user })],
    ['nothing', new Response(null, { status: 204 })],
    ['{}', answer({})],
  ])('[AUTH-04] sets the password, whether it is answered with %s', async (_, reply) => {
    const stub = stubApi(() => reply);
    await expect(stub.joining.resetPassword(grant, password, signal)).resolves.toBeUndefined();
    expect(stub.sent.at(-1)).toMatchObject({
      method: 'POST',
      url: `${base}/password-reset`,
      json: { ...grant, ...password },
    });
  });

  test.each([{ token: 'once' }, { token: { email: 'a@b.co' } }, { token: { ...grant, token: '' } }])(
    '[AUTH-04] that is not whole is refused: %j',
    async (body) => {
      const stub = stubApi(() => answer(body));
      await expect(
        stub.joining.validateResetCode({ email: 'ada@example.com', code: '012345' }, signal),
      ).rejects.toEqual({ kind: 'unexpected', reason: 'contract' });
    },
  );
});

describe('an activation link', () => {
  test('[AUTH-05] is read as often as one likes, and never sends a write', async () => {
    const stub = stubApi(() => answer(samples.session));
    const first = await stub.joining.readActivation('demo-activate', signal);
    expect(await stub.joining.readActivation('demo-activate', signal)).toEqual(first);
    expect(Object.keys(first)).toEqual(['user', 'membership']);
    expect(stub.sent.map(({ method }) => method)).toEqual(['GET', 'GET']);
  });

  test.each(['', '.', '..'])('[AUTH-05] with the token %j makes no call', async (token) => {
    const stub = stubApi(() => answer(samples.session));
    const refused = { kind: 'unexpected', reason: 'unknown' };
    await expect(stub.joining.readActivation(token, signal)).rejects.toEqual(refused);
    await expect(stub.joining.activate(token, activation, signal)).rejects.toEqual(refused);
    expect(stub.sent).toEqual([]);
  });
});

describe('the failures of joining', () => {
  const unauthenticated = () => answer({ message: 'Unauthenticated.' }, 401);

  test('[AUTH-06] a 401 is no expiry to the calls that need no session', async () => {
    const stub = stubApi(unauthenticated);
    const outcomes = await Promise.allSettled([
      stub.joining.signUp(account, noOrigin, signal),
      stub.joining.beginPasswordReset('ada@example.com', signal),
      stub.joining.validateResetCode({ email: 'ada@example.com', code: '012345' }, signal),
      stub.joining.resetPassword(grant, password, signal),
      stub.joining.readActivation('demo-activate', signal),
      stub.joining.activate('demo-activate', activation, signal),
      stub.api.redirectToProvider({ provider: 'google', page: '/login', referralCode: null }, signal),
    ]);
    const reported = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason);
    expect(reported).toEqual(Array.from({ length: 7 }, () => ({ kind: 'expired' })));
    expect(stub.expiries).toBe(0);
  });

  test('[AUTH-06] a 401 is an expiry to a change of the profile', async () => {
    const stub = stubApi(unauthenticated);
    await expect(stub.joining.changeProfile({ phone: '' }, signal)).rejects.toEqual({ kind: 'expired' });
    expect(stub.expiries).toBe(1);
  });

  test.each([
    [
      'signing up',
      '/signup',
      ({ joining }: ReturnType<typeof stubApi>) => joining.signUp(account, noOrigin, signal),
    ],
    [
      'activating',
      '/activate/demo-activate',
      ({ joining }: ReturnType<typeof stubApi>) => joining.activate('demo-activate', activation, signal),
    ],
  ])('[AUTH-06] %s opens a session, whose end is reported again', async (_, path, open) => {
    const stub = stubApi(({ url }) =>
      url.endsWith(path) ? answer(samples.session, 201) : unauthenticated(),
    );
    await expect(stub.api.fetchSummary(signal)).rejects.toEqual({ kind: 'expired' });
    await open(stub);
    await expect(stub.api.fetchSummary(signal)).rejects.toEqual({ kind: 'expired' });
    expect(stub.expiries).toBe(2);
  });

  test('[JOIN-04] a refused form names its fields', async () => {
    const stub = stubApi(() =>
      answer({ message: 'Check the fields.', errors: { email: ['That is not an email address.'] } }, 422),
    );
    await expect(stub.joining.signUp(account, noOrigin, signal)).rejects.toEqual({
      kind: 'rejected',
      status: 422,
      code: null,
      message: 'Check the fields.',
      fields: { email: ['That is not an email address.'] },
      retryAfter: null,
    });
  });

  test('[JOIN-04] a server that fails is asked once', async () => {
    const stub = stubApi(() => answer({}, 503));
    await expect(stub.joining.signUp(account, noOrigin, signal)).rejects.toMatchObject({
      kind: 'rejected',
      status: 503,
    });
    expect(stub.sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});
