import * as v from 'valibot';
import { asAppError, type AppError } from '#machines/domain/app-error.ts';
import { safeExternal } from '#src/browser/external.ts';
import type { Calls } from './call.ts';
import type { Http } from './http.ts';

export const calls = {
  redirectToProvider: { method: 'POST', path: 'socialite/{provider}/redirect', prefix: 'client' },
} as const satisfies Calls;

export interface SocialStart {
  /** One that the client offers, such as google. */
  provider: string;
  /** The path of the app to come back to, such as /login. */
  page: string;
  referralCode: string | null;
}

/** An origin that no address leads to: what still has it after parsing leads to the app's own. */
const own = 'https://own.invalid';

const target = v.pipe(
  v.string(),
  v.transform((text) => safeExternal(text) ?? ownPath(text)),
  v.string(),
);

const answer = v.pipe(
  v.object({ targetUrl: target }),
  v.transform(({ targetUrl }) => targetUrl),
);

/**
 * The address at which a provider asks who somebody is: https, http on this machine, or a path of the app's own
 * origin. Any other is an `unexpected` error. A provider that the server does not have is `missing`.
 */
export async function redirectToProvider(
  http: Http,
  { provider, page, referralCode }: SocialStart,
  signal: AbortSignal,
): Promise<string> {
  try {
    return await http.send(calls.redirectToProvider, answer, {
      signal,
      quiet: true,
      params: { provider },
      json: { client: http.client, page, referralCode: referralCode ?? undefined },
    });
  } catch (error) {
    const failure = asAppError(error);
    const isMissing = failure.kind === 'rejected' && [404, 405, 501].includes(failure.status);
    throw isMissing ? ({ kind: 'missing', status: failure.status } satisfies AppError) : error;
  }
}

function ownPath(text: string): string | null {
  if (!text.startsWith('/') || !URL.canParse(text, own)) return null;
  const { origin, pathname, search, hash } = new URL(text, own);
  return origin === own ? pathname + search + hash : null;
}
