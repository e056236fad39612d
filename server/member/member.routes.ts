import { Hono } from 'hono';
import { summarySchema } from '#machines/domain/summary.ts';
import { rejected } from '#server/errors/api-error.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { describeCall } from '#server/http/openapi.ts';
import { signedIn } from '#server/http/session.ts';
import { readMember } from '#server/payments/as-member.ts';
import type { Services } from '#server/services.ts';
import { sessionAnswer, viewSession } from './session-view.ts';
import { viewSummary } from './summary-view.ts';

/** GET /users/me and /membership/summary. */
export function memberRoutes(services: Services) {
  return new Hono<ApiEnv>()
    .get('/users/me', describeCall('Who is signed in.', sessionAnswer), signedIn(services), async (c) => {
      const user = c.get('user');
      return c.json(await readMember(services, user, (moment) => viewSession(user, moment)));
    })
    .get(
      '/membership/summary',
      describeCall('The balances.', summarySchema),
      signedIn(services),
      async (c) => {
        const user = c.get('user');
        const summary = await readMember(services, user, async ({ own, ...moment }) => {
          if (!own) throw rejected('i_member_002');
          return viewSummary(own, moment);
        });
        return c.json(summary);
      },
    );
}
