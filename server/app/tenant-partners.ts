import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { body } from '#machines/domain/wire.ts';
import { partnersOf, type Partners } from '#server/content-policy.ts';

const text = v.fallback(v.nullish(v.string(), null), null);
const fieldsSchema = v.object({
  gtmId: text,
  vimeoShowcaseId: text,
  videosUrl: text,
  referralFrameUrl: text,
});
const answerSchema = body(v.object({ client: fieldsSchema }));

const patience = 2000;
const fresh = 60_000;
const freshAfterFailure = 5000;
const maximumTenants = 500;

interface Known {
  /** Null where the API has never told. */
  partners: Partners | null;
  until: number;
}

export interface PartnersOptions {
  fetch?: typeof fetch;
  /** Milliseconds that only grow. */
  now?: () => number;
  /** Milliseconds until an answer is too late. */
  wait?: number;
}

/**
 * Asks the API what a tenant's pages load from elsewhere. What it told counts for a minute and is then asked for beside
 * the request that it is needed for; a failure leaves what was known, or null, and is tried again after seconds.
 */
export function createPartnersReader(
  apiHost: string,
  { fetch: send = fetch, now = () => performance.now(), wait = patience }: PartnersOptions = {},
): (client: string) => Promise<Partners | null> {
  const known = new LRUCache<string, Known>({ max: maximumTenants });
  const running = new Map<string, Promise<Partners | null>>();

  async function read(client: string): Promise<Partners> {
    const response = await send(`${apiHost}/w/v1/${client}`, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(wait),
    });
    if (!response.ok) throw new Error(`The API answered ${response.status}.`);
    return partnersOf(v.parse(answerSchema, await response.json()).client);
  }

  function ask(client: string): Promise<Partners | null> {
    const asked = read(client)
      .then(
        (partners) => ({ partners, until: now() + fresh }),
        () => ({ partners: known.get(client)?.partners ?? null, until: now() + freshAfterFailure }),
      )
      .then((next) => {
        known.set(client, next);
        running.delete(client);
        return next.partners;
      });
    running.set(client, asked);
    return asked;
  }

  return async (client) => {
    const last = known.get(client);
    if (last && last.until > now()) return last.partners;
    const asked = running.get(client) ?? ask(client);
    return last ? last.partners : asked;
  };
}
