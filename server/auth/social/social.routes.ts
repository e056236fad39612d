import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import type { SocialProvider } from '#machines/domain/client.ts';
import { routeAt, routes } from '#machines/domain/routes.ts';
import type { Identity } from '#server/db/identity.ts';
import type { ClientRow } from '#server/db/rows.ts';
import { misdirected, rejected, staleCsrf } from '#server/errors/api-error.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { csrfSecretOf } from '#server/http/csrf.ts';
import { acceptsJson } from '#server/http/guards.ts';
import { input } from '#server/http/input.ts';
import { describeCall, describeRedirect } from '#server/http/openapi.ts';
import { originOf } from '#server/http/origin.ts';
import { startSession } from '#server/http/session.ts';
import { describeError } from '#server/log.ts';
import type { Services } from '#server/services.ts';
import { linkCode } from '../link-code.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { createPendingSignIns } from './pending-sign-ins.ts';
import { accountOf } from './social-accounts.ts';

/** A path of the app, without a query. */
const pageField = v.pipe(
  v.string('pageInvalid'),
  v.check((path) => path.startsWith('/') && routeAt(path) !== null, 'pageInvalid'),
  v.transform((path) => routes[routeAt(path) ?? 'login'].path),
);

const redirectBody = v.object({ client: v.string(), page: pageField, referralCode: linkCode });

/** How a sign-in by a provider ended, as the page is told in its address. */
type Ending = 'signed-in' | 'refused' | 'failed' | 'known';

const refusal = 'access_denied';

/** The provider that a path names, when the client offers it. */
function offeredBy({ config }: ClientRow, name: string): SocialProvider | null {
  return config.socialProviders.find((each) => each === name) ?? null;
}

/**
 * POST /{provider}/redirect sends a browser to a provider, and GET /{provider}/callback takes it back to a page of
 * the app. Without an identity provider there is nowhere to go: 520.
 */
export function socialRoutes(services: Services, identityProvider: IdentityProvider | null) {
  const { settings, clock, log } = services;
  const pending = createPendingSignIns(services);

  const signIn = async (c: Context<ApiEnv>, name: string): Promise<{ page: string; ending: Ending }> => {
    const client = c.get('client');
    const { state = '', code = '', error } = c.req.query();
    const provider = offeredBy(client, name);
    const browser = csrfSecretOf(c, settings);
    const begun = provider && (await pending.take({ state, clientId: client.id, provider, browser }));
    if (provider === null || begun === null || identityProvider === null)
      return { page: routes.login.path, ending: 'failed' };
    const { page, verifier, referralCode } = begun;
    if (error !== undefined) return { page, ending: error === refusal ? 'refused' : 'failed' };

    const identity = await identityProvider
      .exchange({ provider, clientId: client.id, code, verifier })
      .catch((cause: unknown): Identity | null => {
        log({
          time: clock.now().toISOString(),
          level: 'error',
          event: 'provider failed',
          ...describeError(cause),
        });
        return null;
      });
    if (identity === null) return { page, ending: 'failed' };
    const user = await accountOf(
      { clientId: client.id, provider, identity, referralCode, origin: originOf(c) },
      services,
    );
    if (user === null) return { page, ending: 'known' };
    await startSession(c, user, services);
    return { page, ending: 'signed-in' };
  };

  return new Hono<ApiEnv>()
    .post(
      '/:provider/redirect',
      describeCall('Where to sign in by a provider.', v.object({ targetUrl: v.string() })),
      acceptsJson,
      input('json', redirectBody),
      async (c) => {
        const client = c.get('client');
        const { client: named, page, referralCode } = c.req.valid('json');
        const browser = csrfSecretOf(c, settings);
        if (browser === null) throw staleCsrf();
        if (named !== client.id) throw misdirected();
        if (identityProvider === null) throw rejected('i_platform_002');
        const provider = offeredBy(client, c.req.param('provider'));
        if (provider === null) throw rejected('i_platform_001');
        const asked = await pending.begin({ clientId: client.id, provider, page, referralCode, browser });
        return c.json({ targetUrl: identityProvider.authorizeUrl({ provider, ...asked }) });
      },
    )
    .get(
      '/:provider/callback',
      describeRedirect('Takes a browser back from a provider: signed in, refused, failed, or known already.'),
      async (c) => {
        const { page, ending } = await signIn(c, c.req.param('provider'));
        return c.redirect(`${page}?social=${ending}`, 303);
      },
    );
}
