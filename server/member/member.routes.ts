import { Hono } from 'hono';
import { summarySchema } from '#machines/domain/summary.ts';
import { signedIn } from '#server/auth/session.ts';
import type { ApiEnv, Services } from '#server/http/context.ts';
import { rejected } from '#server/http/errors.ts';
import { describeCall } from '#server/http/openapi.ts';
import { catchUp } from '#server/payments/catch-up.ts';
import { membershipOf } from './membership.ts';
import { sessionAnswer, viewSession } from './session-view.ts';
import { viewSummary } from './summary-view.ts';

/** GET /users/me and /membership/summary. */
export function memberRoutes(services: Services) {
  const { db, clock } = services;
  return new Hono<ApiEnv>()
    .get('/users/me', describeCall('Who is signed in.', sessionAnswer), signedIn(services), async (c) => {
      await catchUp(c.get('user'), services);
      return c.json(await viewSession(c.get('user'), services));
    })
    .get(
      '/membership/summary',
      describeCall('The balances.', summarySchema),
      signedIn(services),
      async (c) => {
        await catchUp(c.get('user'), services);
        const own = await membershipOf(db, c.get('user'), clock.now());
        if (!own) throw rejected('i_member_002');
        return c.json(await viewSummary(own, services));
      },
    );
}
