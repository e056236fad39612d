import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Session } from '#machines/domain/member.ts';
import { sampleProgramme } from '#machines/samples/programme.ts';
import { startChild } from '#paths/explore/start-child.ts';
import { fetchCards } from '#src/api/cards.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';
import { dependenciesWith } from '#tests/support/app-dependencies.ts';
import { moneyCalls, answerOf } from '#tests/support/money-server.ts';
import { payments, type Payment } from '#tests/support/payments.ts';
import { answer, stubApi, type Sent } from './api-stub.ts';
import { memoryStorage, stubCookies } from './browser-stubs.ts';

const { client } = sampleProgramme;

type Reply = () => Response | Promise<Response>;

const body = (text: string, type = 'application/json') =>
  new Response(text, { status: 200, headers: { 'content-type': type } });

const cut = () =>
  new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) }), {
    status: 200,
    headers: { 'content-type': 'application/json' },
  });

/** The answer of the address that a redirect led to. */
const redirected = (response: Response) => Object.defineProperty(response, 'redirected', { value: true });

/** Answers that leave open what happened. */
const openAnswers: Readonly<Record<string, Reply>> = {
  '200 that cannot be read': () => body('{"user": {"id": "1'),
  '200 that is cut off': cut,
  '200 as HTML': () => body('<!doctype html><title>Hotel Wi-Fi</title>', 'text/html'),
  '200 without a body': () => body(''),
  '201 with an odd card': () => answer({ data: { card: { id: null, status: 7 } } }, 201),
  '204': () => new Response(null, { status: 204 }),
  'a redirect to a page': () => redirected(body('<!doctype html><title>Home</title>', 'text/html')),
  'a redirect to nothing': () => redirected(answer({ code: 'i_000' }, 404)),
  'a redirect to a login': () => redirected(answer({ message: 'Log in.' }, 401)),
  'a redirect to a refusal': () => redirected(answer({ code: 'i_card_007' }, 520)),
  ...Object.fromEntries(
    [409, 500, 502, 503, 504].map((status) => [`${status}`, () => answer({ message: 'No.' }, status)]),
  ),
};

/** Nothing comes back. */
const silences: Readonly<Record<string, Reply>> = {
  'a network error': () => Promise.reject(new TypeError('fetch failed')),
  'a time-out': () => new Promise<Response>(() => {}),
};

const refusals: Readonly<Record<string, Reply>> = Object.fromEntries(
  [400, 403, 404, 405, 422, 429, 501, 520, 521].map((status) => [
    `${status}`,
    () => answer({ code: 'i_000' }, status),
  ]),
);

/** Pays at a server that answers so, and whose specified calls tell of it or not. */
async function pay(
  payment: Payment,
  {
    reply,
    takesKeys,
    happens,
    cardsReply,
  }: { reply: Reply; takesKeys: boolean; happens: boolean; cardsReply?: Reply },
) {
  const { line, order, before, after } = moneyCalls[payment];
  let at = before;
  const isMoneyCall = ({ method, url }: Sent) => {
    const [as, path = ''] = line.split(' ');
    return method === as && new URL(url).pathname.endsWith(`/varsity${path}`);
  };
  const { api, http, sent } = stubApi((one) => {
    if (cardsReply && one.method === 'GET' && one.url.includes('/cards')) return cardsReply();
    if (!isMoneyCall(one)) return answerOf(at, one);
    if (happens) at = after;
    return reply();
  });
  const session: Session = await api.fetchSession(new AbortController().signal);
  const dependencies: AppDependencies = dependenciesWith({
    api: { ...api, fetchCards: (query, signal) => fetchCards(http, query, signal) },
    http,
    local: memoryStorage(),
    session: () => session,
    client: () => ({ ...client, featureFlags: { ...client.featureFlags, idempotencyKeys: takesKeys } }),
  });
  const machine = payments[payment].provide(dependencies);
  const { actor, stop } = startChild(machine, { order });
  onTestFinished(stop);
  await vi.advanceTimersByTimeAsync(200_000);
  const { status, output, value } = actor.getSnapshot();
  const moneySent = sent.filter(isMoneyCall);
  const keys = moneySent.map(({ headers }) => headers['idempotency-key']);
  return {
    sends: moneySent.length,
    keys: new Set(keys.filter((key) => key !== undefined)).size,
    reached: status === 'done' ? (output.error?.kind ?? output.kind) : value,
    asked: new Set(
      sent.filter((one) => !isMoneyCall(one)).map(({ method, url }) => `${method} ${new URL(url).pathname}`),
    ),
  };
}

const names = Object.keys(moneyCalls) as Payment[];
const both = [true, false];
const cells = (replies: Readonly<Record<string, Reply>>) =>
  names.flatMap((payment) =>
    Object.entries(replies).flatMap(([title, reply]) =>
      both.map((takesKeys) => ({ payment, title, reply, takesKeys, keys: takesKeys ? 'with' : 'without' })),
    ),
  );

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 8) });
  stubCookies({ jar: new Map(), written: [], now: Date.now() });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a call that costs money', () => {
  test.each(cells(openAnswers))(
    '[BACK-04] [SUBS-13] $payment, answered by $title, $keys keys: is sent once, and its outcome stays unknown',
    async ({ payment, reply, takesKeys }) => {
      const { sends, keys, reached } = await pay(payment, { reply, takesKeys, happens: false });
      expect({ sends, keys, reached }).toEqual({ sends: 1, keys: takesKeys ? 1 : 0, reached: 'unknown' });
    },
  );

  test.each(cells(openAnswers))(
    '[BACK-04] [SUBS-13] $payment, answered by $title, $keys keys: is found by the specified calls where it happened',
    async ({ payment, reply, takesKeys }) => {
      const { sends, reached, asked } = await pay(payment, { reply, takesKeys, happens: true });
      expect({ sends, reached }).toEqual({ sends: 1, reached: 'succeeded' });
      const specified = ['/w/v1/varsity/users/me', '/w/v1/varsity/cards'].map((path) => `GET ${path}`);
      const optional = payment === 'withdrawal' ? ['GET /w/v1/varsity/payouts'] : [];
      expect([...asked].filter((line) => ![...specified, ...optional].includes(line))).toEqual([
        'GET /sanctum/csrf-cookie',
      ]);
    },
  );

  test.each(cells(silences))(
    '[BACK-04] [SUBS-13] $payment, after $title, $keys keys: is sent again under its key alone',
    async ({ payment, reply, takesKeys }) => {
      const { sends, keys, reached } = await pay(payment, { reply, takesKeys, happens: false });
      expect({ sends, keys, reached }).toEqual(
        takesKeys ? { sends: 3, keys: 1, reached: 'failed' } : { sends: 1, keys: 0, reached: 'unknown' },
      );
    },
  );

  test.each(cells(refusals))(
    '[BACK-04] [SUBS-13] $payment, refused with $title, $keys keys: is sent once, and has failed',
    async ({ payment, title, reply, takesKeys }) => {
      const isMissing = payment === 'downgrade' && ['404', '405', '501'].includes(title);
      const { sends, reached } = await pay(payment, { reply, takesKeys, happens: false });
      expect({ sends, reached }).toEqual({ sends: 1, reached: isMissing ? 'unsupported' : 'rejected' });
    },
  );

  test.each([
    ['401', 0, 'expired'],
    ['500', 1, 'succeeded'],
  ] as const)(
    '[BACK-04] [AUTH-06] a first card, where the cards before it are answered by %s, is sent %i times',
    async (status, sends, reached) => {
      const [card] = moneyCalls['first card'].after.cards ?? [];
      const got = await pay('first card', {
        reply: () => answer({ data: { card } }, 201),
        takesKeys: false,
        happens: true,
        cardsReply: () => answer({ message: 'No.' }, Number(status)),
      });
      expect({ sends: got.sends, reached: got.reached }).toEqual({ sends, reached });
    },
  );
});
