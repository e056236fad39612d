/** Fetched by the API at the first call: not while a test holds the clock. */
import '#src/api/cards.ts';
import '#src/api/categories.ts';
import '#src/api/rewards.ts';
import '#src/api/social.ts';
import '#src/api/summary.ts';
import { createApi } from '#src/api/api.ts';
import { createCardsApi } from '#src/api/cards-api.ts';
import { createJoiningApi } from '#src/api/joining-api.ts';
import { createHttp, type HttpOptions } from '#src/api/http.ts';

export interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  credentials: string;
  json: unknown;
}

type Answer = (sent: Sent, attempt: number) => Response | Promise<Response>;

export interface StubbedApi {
  api: ReturnType<typeof createApi>;
  joining: ReturnType<typeof createJoiningApi>;
  cards: ReturnType<typeof createCardsApi>;
  http: ReturnType<typeof createHttp>;
  /** Never aborted. */
  signal: AbortSignal;
  /** Every request, oldest first. */
  sent: Sent[];
  /** The XSRF-TOKEN cookie; the stub writes a new one on each csrf-cookie call. */
  cookie: { token: string | undefined };
  expiries: number;
}

export function answer(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

export function isCsrfCall({ url }: Sent): boolean {
  return url.includes('/sanctum/csrf-cookie');
}

/** The app's API over a `fetch` that answers with `reply`, csrf-cookie calls apart. */
export function stubApi(reply: Answer, options: Partial<HttpOptions> = {}): StubbedApi {
  const sent: Sent[] = [];
  const cookie: StubbedApi['cookie'] = { token: undefined };
  let refreshes = 0;
  const stub = { expiries: 0 };

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const text = await request.text();
    const one: Sent = {
      method: request.method,
      url: request.url,
      headers: Object.fromEntries(request.headers),
      credentials: request.credentials,
      json: text === '' ? undefined : JSON.parse(text),
    };
    const attempt = sent.filter((each) => each.url === one.url && each.method === one.method).length + 1;
    sent.push(one);
    if (!isCsrfCall(one)) return reply(one, attempt);
    refreshes += 1;
    cookie.token = `token-${refreshes}`;
    return new Response(null, { status: 204 });
  };

  const http = createHttp({
    apiHost: 'https://api.test',
    client: 'varsity',
    fetch,
    onExpired: () => {
      stub.expiries += 1;
    },
    storage: { getItem: () => null },
    readToken: () => cookie.token,
    ...options,
  });
  return Object.assign(stub, {
    http,
    signal,
    api: createApi(http),
    joining: createJoiningApi(http),
    cards: createCardsApi(http, { utm: async () => ({ 'x-utm-source': 'mail' }) }),
    sent,
    cookie,
  });
}

export const signal = new AbortController().signal;

export const user = {
  id: 7,
  firstName: 'Ada',
  lastName: 'Moss',
  email: 'active@example.com',
  createdAt: '2025-09-01T08:00:00Z',
  membership: { status: 'ACTIVE' },
};

export const samples = {
  client: { client: { name: 'Varsity', featureFlags: {}, membershipModel: 'subscription' } },
  tiers: { membershipTiers: [{ id: 1, name: 'Gold', price: '10.50' }] },
  theme: { theme: { settings: { primary: '#0099EB' }, images: [], labels: [], anchors: [] } },
  session: { user, lotteryTicketNumbers: ['11', '12'] },
  summary: {
    cashBackBalance: 12.34,
    pendingCashBack: 0,
    lifetimeCashBack: 99.9,
    contributedThisMonth: 1.1,
    lastDonations: [],
    nextCharge: null,
  },
  reward: { id: 'r-1', nameShort: 'Nord', brand: 'Nordwind' },
  rewards: {
    items: [{ id: 'r-1', nameShort: 'Nord', brand: 'Nordwind' }],
    pageNumber: 1,
    pageSize: 20,
    total: 1,
  },
  categories: { data: [{ name: 'Baby', platformName: 'baby' }] },
  cards: {
    items: [
      {
        id: 'c-1',
        system: 'American Express',
        lastDigits: '0005',
        expiryMonth: 4,
        expiryYear: 2030,
        status: 'active',
        createdAt: '2025-09-01T08:00:00Z',
        updatedAt: '2025-09-01T08:00:00Z',
      },
    ],
  },
};
