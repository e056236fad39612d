import { describe, expect, test } from 'vitest';
import { everyCall } from './api-cases/every-call.ts';
import { answer, isCsrfCall, samples, stubApi, type Sent } from './api-stub.ts';

const optional = everyCall.filter(({ call }) => call.optional === true);
const reads = optional.filter(({ call }) => call.method === 'GET');
const lists = reads.filter(({ call }) => !call.path.includes('{'));

const isSession = ({ method, url }: Sent) => method === 'GET' && url.endsWith('/users/me');
const rejected = (status: number) => ({
  kind: 'rejected',
  status,
  code: null,
  message: null,
  fields: {},
  retryAfter: null,
});

const somebody = () => answer(samples.session);
const nobody = () => answer({}, 401);
const broken = () => answer({}, 500);

/** Everything but the session is answered so. */
const stubbed = (reply: () => Response, session: () => Response) =>
  stubApi((sent) => (isSession(sent) ? session() : reply()));

const html = () => new Response('<!doctype html><title>Not here</title>');

describe('a call that the specification does not have', () => {
  test('[BACK-02] is each of these', () => {
    expect(optional.map(({ call: { method, path } }) => `${method} ${path}`).toSorted()).toEqual(
      [
        'DELETE membership/downgrade',
        'DELETE users/me/pending-email',
        'DELETE users/me/saved-offers/{id}',
        'DELETE users/me/sessions',
        'DELETE users/me/sessions/{id}',
        'GET membership/affinities',
        'GET membership/charges',
        'GET membership/charges/{id}',
        'GET membership/giving',
        'GET membership/summary',
        'GET payouts',
        'GET payouts/{id}',
        'GET referrals',
        'GET referrals/link',
        'GET rewards/{id}',
        'GET transactions',
        'GET users/me/history',
        'GET users/me/saved-offers',
        'GET users/me/sessions',
        'GET users/me/updates',
        'POST membership/downgrade',
        'POST payouts',
        'POST users/me/pending-email',
        'POST users/me/pending-email/confirm',
        'POST users/me/saved-offers',
        'POST users/me/updates/read',
      ].toSorted(),
    );
  });

  test.each(optional)('[BACK-02] $name: its 401 logs nobody out whom the server knows', async ({ make }) => {
    for (const session of [somebody, broken, html]) {
      const stub = stubbed(nobody, session);
      await expect(make(stub)).rejects.toEqual(rejected(401));
      expect(stub.expiries).toBe(0);
    }
  });

  test.each(optional)('[BACK-02] $name: its 401 is believed once the session is over', async ({ make }) => {
    const stub = stubbed(nobody, nobody);
    await expect(make(stub)).rejects.toEqual({ kind: 'expired' });
    expect(stub.expiries).toBe(1);
    expect(stub.sent.filter(isSession)).toHaveLength(1);
  });

  test.each(lists)('[BACK-02] $name: 404, 405 and 501 say that it is missing', async ({ make }) => {
    for (const status of [404, 405, 501]) {
      const stub = stubbed(() => answer({}, status), somebody);
      await expect(make(stub)).rejects.toEqual({ kind: 'missing', status });
      await expect(make(stub)).rejects.toEqual({ kind: 'missing', status });
      expect(stub.sent).toHaveLength(1);
      expect(stub.expiries).toBe(0);
    }
  });

  test.each(reads.filter((each) => !lists.includes(each)))(
    '[BACK-02] $name: 404 is about one thing, 405 and 501 about the call',
    async ({ make }) => {
      const absent = stubbed(() => answer({}, 404), somebody);
      await expect(make(absent)).rejects.toEqual(rejected(404));
      await expect(make(absent)).rejects.toEqual(rejected(404));
      expect(absent.sent).toHaveLength(2);
      for (const status of [405, 501]) {
        const stub = stubbed(() => answer({}, status), somebody);
        await expect(make(stub)).rejects.toEqual({ kind: 'missing', status });
        await expect(make(stub)).rejects.toEqual({ kind: 'missing', status });
        expect(stub.sent).toHaveLength(1);
      }
    },
  );

  test.each(optional.filter((each) => !reads.includes(each) && !each.call.path.includes('downgrade')))(
    '[BACK-02] $name: a change that is missing is refused as it was answered',
    async ({ make }) => {
      for (const status of [404, 405, 501]) {
        const stub = stubbed(() => answer({}, status), somebody);
        await expect(make(stub)).rejects.toEqual(rejected(status));
        expect(stub.sent.filter((sent) => !isCsrfCall(sent))).toHaveLength(1);
      }
    },
  );

  test.each(optional)(
    '[BACK-02] $name: any other failure is its own, and nobody is asked',
    async ({ make }) => {
      const failures = [
        [() => answer({}, 403), rejected(403)],
        [() => answer({}, 400), rejected(400)],
        [broken, rejected(500)],
        [html, { kind: 'unexpected', reason: 'contract' }],
      ] as const;
      for (const [reply, error] of failures) {
        const stub = stubbed(reply, somebody);
        await expect(make(stub)).rejects.toEqual(error);
        expect(stub.sent.filter(isSession)).toHaveLength(0);
        expect(stub.expiries).toBe(0);
      }
    },
  );

  test('[BACK-02] asks once who is here when several are refused together', async () => {
    const stub = stubbed(nobody, somebody);
    await Promise.allSettled(lists.map(({ make }) => make(stub)));
    expect(stub.sent.filter(isSession)).toHaveLength(1);
  });
});

describe('a specified call', () => {
  test.each(everyCall.filter(({ call }) => call.optional !== true && call.method === 'GET'))(
    '[HTTP-06] $name is never taken for missing',
    async ({ make }) => {
      for (const status of [404, 405, 501]) {
        const stub = stubbed(
          () => answer({}, status),
          () => answer({}, status),
        );
        await expect(make(stub)).rejects.toEqual(rejected(status));
        await expect(make(stub)).rejects.toEqual(rejected(status));
      }
    },
  );
});

describe('the headers', () => {
  test.each(everyCall)('[BACK-02] of $name are those that the specification has', async ({ make }) => {
    const stub = stubApi(() => answer({}, 400));
    await make(stub).catch(() => {});
    const specified = ['accept', 'content-type', 'x-xsrf-token', 'x-utm-source', 'idempotency-key'];
    const preflighted = stub.sent.filter(
      ({ method, headers }) => method === 'GET' && 'content-type' in headers,
    );
    expect(preflighted).toEqual([]);
    for (const { headers } of stub.sent) {
      expect(Object.keys(headers).filter((name) => !specified.includes(name))).toEqual([]);
    }
    expect(stub.sent).not.toEqual([]);
  });
});
