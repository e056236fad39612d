import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { openAPIRouteHandler } from 'hono-openapi';
import { activityRoutes } from './activity/activity.routes.ts';
import { activationRoutes } from './auth/activation.routes.ts';
import { authRoutes, csrfRoutes } from './auth/auth.routes.ts';
import { passwordResetRoutes } from './auth/password-reset.routes.ts';
import { sessionsRoutes } from './auth/sessions.routes.ts';
import { signUpRoutes } from './auth/sign-up.routes.ts';
import { socialRoutes } from './auth/social/social.routes.ts';
import { cardFrameRoutes } from './card-frame/card-frame.routes.ts';
import { cardsRoutes } from './cards/cards.routes.ts';
import { clientRoutes } from './client/client.routes.ts';
import { historyRoutes } from './history/history.routes.ts';
import { updatesRoutes } from './history/updates.routes.ts';
import { generalLimit } from './http/call-limit.ts';
import { boundedWaits } from './http/bounded-waits.ts';
import type { ApiEnv } from './http/context.ts';
import { answerOptions } from './http/options.ts';
import { csrf } from './http/csrf.ts';
import { toResponse } from './http/error-response.ts';
import { followRequests } from './http/trace-requests.ts';
import { acceptsJson, jsonOnly, smallBody } from './http/guards.ts';
import { datedBy, securityHeaders } from './http/headers.ts';
import { healthRoutes } from './http/health.ts';
import { requestLog } from './http/request-log.ts';
import { injectFaults, followOthers } from './http/sandbox.ts';
import { rejectUnsafeInput } from './http/reject-unsafe-input.ts';
import { clientFinder, tenant } from './http/tenant.ts';
import { mediaRoutes } from './media.routes.ts';
import { credentialsRoutes } from './member/credentials.routes.ts';
import { emailRoutes } from './member/email.routes.ts';
import { givingRoutes } from './member/giving.routes.ts';
import { memberRoutes } from './member/member.routes.ts';
import { profileRoutes } from './member/profile.routes.ts';
import { chargesRoutes } from './membership/charges.routes.ts';
import { membershipRoutes } from './membership/membership.routes.ts';
import { planChangesRoutes } from './membership/plan-changes.routes.ts';
import { payoutsRoutes } from './payouts/payouts.routes.ts';
import { referralsRoutes } from './referrals/referrals.routes.ts';
import { rewardsRoutes } from './rewards/rewards.routes.ts';
import { savedOffersRoutes } from './rewards/saved-offers.routes.ts';
import { sandboxRoutes } from './sandbox/sandbox.routes.ts';
import { createFakeProvider } from './sandbox/fake-provider.ts';
import type { Services } from './services.ts';

/** The calls of a client, all below `/w/v1/{client}`. */
function clientCalls(services: Services) {
  return new Hono<ApiEnv>()
    .route('/', clientRoutes(services))
    .route('/', authRoutes(services))
    .route('/', signUpRoutes(services))
    .route('/', passwordResetRoutes(services))
    .route('/', activationRoutes(services))
    .route('/', profileRoutes(services))
    .route('/', credentialsRoutes(services))
    .route('/', emailRoutes(services))
    .route('/', memberRoutes(services))
    .route('/', historyRoutes(services))
    .route('/', updatesRoutes(services))
    .route('/', sessionsRoutes(services))
    .route('/', givingRoutes(services))
    .route('/', chargesRoutes(services))
    .route('/', rewardsRoutes(services))
    .route('/', savedOffersRoutes(services))
    .route('/', membershipRoutes(services))
    .route('/', planChangesRoutes(services))
    .route('/', cardsRoutes(services))
    .route('/', payoutsRoutes(services))
    .route('/', activityRoutes(services))
    .route('/', referralsRoutes(services));
}

/** The whole API as a fetch handler. What it does not know is 404; the app's pages are put before that by the server. */
export function createApp(services: Services): Hono<ApiEnv> {
  const { faults } = services;
  const provider = services.settings.sandbox ? createFakeProvider(services) : null;
  const clientAt = clientFinder(services);
  const app = new Hono<ApiEnv>();
  app.onError((error) => toResponse(error));
  app.notFound(() => Response.json({ message: 'Not found' }, { status: 404 }));

  app.use(followRequests(services), requestLog(services), securityHeaders);
  app.route('/health', healthRoutes(services.health));
  app.use(compress(), boundedWaits(services), followOthers(services));

  for (const path of ['/sanctum/*', '/w/v1/:client/*', '/:client/socialite/*'] as const) {
    app.use(path, datedBy(services.clock), tenant(services));
    if (services.settings.sandbox) app.use(path, injectFaults(faults));
    app.use(path, generalLimit(services), answerOptions(app));
  }
  app.use('/w/v1/:client/*', acceptsJson, csrf(services), jsonOnly, smallBody, rejectUnsafeInput);
  app.use('/:client/socialite/*', csrf(services), jsonOnly, smallBody, rejectUnsafeInput);
  app.route('/sanctum', csrfRoutes(services));
  app.route('/w/v1/:client', clientCalls(services));
  app.route('/:client/socialite', socialRoutes(services, provider));
  app.route('/media', mediaRoutes(services));
  app.route(
    '/',
    cardFrameRoutes(services, async (url) => (await clientAt(url)) !== null),
  );
  if (provider !== null) app.route('/sandbox', sandboxRoutes(services, faults, provider));

  app.get(
    '/openapi.json',
    openAPIRouteHandler(app, {
      documentation: {
        info: { title: 'Member rewards', version: '1', description: 'The API of the member app.' },
      },
      exclude: [/^\/(sandbox|media|health|card-frame)/],
      defaultValidationErrorResponse: false,
    }),
  );
  return app;
}
