import { Hono } from 'hono';
import { summarySchema } from '#machines/domain/summary.ts';
import { rejected } from '#server/errors/api-error.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { describeCall } from '#server/http/openapi.ts';
import { signedIn } from '#server/http/session.ts';
import { withMemberRead } from '#server/payments/member-lock.ts';
import type { Services } from '#server/services.ts';
import { sessionAnswer, viewSession } from './session-view.ts';
import { viewSummary } from './summary-view.ts';

/** GET /users/me and /membership/summary. */
export function memberRoutes(services: Services) {
  return new Hono<ApiEnv>()
    .get('/users/me', describeCall('Who is signed in.', sessionAnswer), signedIn(services), async (c) => {
      const user = c.get('user');
      return c.json(await withMemberRead(services, user, (readContext) => viewSession(user, readContext)));
    })
    .get(
      '/membership/summary',
      describeCall('The balances.', summarySchema),
      signedIn(services),
      async (c) => {
        const user = c.get('user');
        const summary = await withMemberRead(services, user, async ({ own, ...readContext }) => {
          if (!own) throw rejected('i_member_002');
          return viewSummary(own, readContext);
        });
        return c.json(summary);
      },
    );
}
