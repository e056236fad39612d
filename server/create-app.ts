import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { openAPIRouteHandler } from 'hono-openapi';
import { authRoutes, csrfRoutes } from './auth/auth.routes.ts';
import { csrf } from './auth/csrf.ts';
import { cardsRoutes } from './cards/cards.routes.ts';
import { clientRoutes } from './client/client.routes.ts';
import type { ApiEnv, Services } from './http/context.ts';
import { toResponse } from './http/errors.ts';
import { acceptsJson, generalLimit, jsonOnly, smallBody } from './http/guards.ts';
import { securityHeaders } from './http/headers.ts';
import { requestLog } from './http/log.ts';
import { tenant } from './http/tenant.ts';
import { mediaRoutes } from './media.routes.ts';
import { memberRoutes } from './member/member.routes.ts';
import { rewardsRoutes } from './rewards/rewards.routes.ts';
import { createFaults, injectFaults } from './sandbox/faults.ts';
import { sandboxRoutes } from './sandbox/sandbox.routes.ts';

/** The calls of a client, all below `/w/v1/{client}`. */
function clientCalls(services: Services) {
  return new Hono<ApiEnv>()
    .route('/', clientRoutes(services))
    .route('/', authRoutes(services))
    .route('/', memberRoutes(services))
    .route('/', rewardsRoutes(services))
    .route('/', cardsRoutes(services));
}

/** The whole API as a fetch handler. What it does not know is 404; the app's pages are put before that by the server. */
export function createApp(services: Services): Hono<ApiEnv> {
  const faults = createFaults();
  const app = new Hono<ApiEnv>();
  app.onError((error) => toResponse(error));
  app.notFound(() => Response.json({ message: 'Not found' }, { status: 404 }));

  app.use(requestLog(services), securityHeaders);
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.use(compress());

  for (const path of ['/sanctum/*', '/w/v1/:client/*'] as const) {
    app.use(path, tenant(services));
    if (services.settings.sandbox) app.use(path, injectFaults(faults));
    app.use(path, generalLimit(services));
  }
  app.use('/w/v1/:client/*', acceptsJson, csrf(services), jsonOnly, smallBody);
  app.route('/sanctum', csrfRoutes(services));
  app.route('/w/v1/:client', clientCalls(services));
  app.route('/media', mediaRoutes());
  if (services.settings.sandbox) app.route('/sandbox', sandboxRoutes(services, faults));

  app.get(
    '/openapi.json',
    openAPIRouteHandler(app, {
      documentation: {
        info: { title: 'Member rewards', version: '1', description: 'The API of the member app.' },
      },
      exclude: [/^\/(sandbox|media|healthz)/],
      defaultValidationErrorResponse: false,
    }),
  );
  return app;
}
