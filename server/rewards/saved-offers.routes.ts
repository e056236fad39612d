import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { rewardSchema } from '#machines/domain/reward.ts';
import { page } from '#machines/domain/wire.ts';
import { rewards } from '#server/db/activity-schema.ts';
import { savedOffers } from '#server/db/saved-offers-schema.ts';
import { isUuid } from '#server/db/query-bounds.ts';
import type { Database } from '#server/db/database.ts';
import type { UserRow } from '#server/db/rows.ts';
import { notFound } from '#server/errors/api-error.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { input, pageQuery } from '#server/http/input.ts';
import { describeCall, noContent } from '#server/http/openapi.ts';
import { requesterOf } from '#server/http/origin.ts';
import { pageOf } from '#server/http/paged.ts';
import { signedIn } from '#server/http/session.ts';
import { withMemberLock } from '#server/payments/member-lock.ts';
import type { Services } from '#server/services.ts';
import { presentOffers, viewRewards } from './reward-query.ts';

const path = '/users/me/saved-offers';

/** The offer that is saved. */
const saving = v.object({ id: v.pipe(v.string(), v.uuid()) });

const savedBy = ({ clientId, id }: UserRow) =>
  and(eq(savedOffers.clientId, clientId), eq(savedOffers.userId, id));

/** The offers that a member saved and that have not ended. */
const shownTo = (db: Database, user: UserRow, now: Date) =>
  db
    .select({ ...getTableColumns(rewards), savedAt: savedOffers.savedAt })
    .from(savedOffers)
    .innerJoin(rewards, eq(rewards.id, savedOffers.rewardId))
    .where(and(savedBy(user), presentOffers(user.clientId, now)));

/** GET, POST and DELETE /users/me/saved-offers: the offers that a member has marked. To save one again changes nothing. */
export function savedOffersRoutes(services: Services) {
  const { db, clock } = services;
  return new Hono<ApiEnv>()
    .get(
      path,
      describeCall(
        'The offers that the member saved and that have not ended, the latest first.',
        page(rewardSchema),
      ),
      signedIn(services),
      input('query', v.object(pageQuery)),
      async (c) => {
        const [user, client, now] = [c.get('user'), c.get('client'), clock.now()];
        const listed = await pageOf(c.req.valid('query'), {
          find: async ({ limit, offset }) => ({
            rows: await shownTo(db, user, now)
              .orderBy(desc(savedOffers.savedAt), desc(rewards.id))
              .limit(limit)
              .offset(offset),
            total: await db.$count(shownTo(db, user, now).as('shown')),
          }),
          view: (rows) => viewRewards(db, client, rows),
        });
        return c.json(listed);
      },
    )
    .post(
      path,
      describeCall('Saves an offer. One that is saved already stays as it is.', noContent),
      signedIn(services),
      input('json', saving),
      async (c) => {
        const { id: rewardId } = c.req.valid('json');
        const requester = requesterOf(c);
        const { clientId, id: userId } = requester.user;
        await withMemberLock(services, requester, async ({ db: transaction, now }) => {
          const [offer] = await transaction
            .select({ id: rewards.id })
            .from(rewards)
            .where(and(presentOffers(clientId, now), eq(rewards.id, rewardId)));
          if (!offer) throw notFound();
          await transaction
            .insert(savedOffers)
            .values({ clientId, userId, rewardId, savedAt: now })
            .onConflictDoNothing();
        });
        return c.body(null, 204);
      },
    )
    .delete(
      `${path}/:id`,
      describeCall('Takes the mark off an offer. One that has none stays as it is.', noContent),
      signedIn(services),
      async (c) => {
        const rewardId = c.req.param('id');
        const requester = requesterOf(c);
        if (isUuid(rewardId))
          await withMemberLock(services, requester, async ({ db: transaction }) => {
            await transaction
              .delete(savedOffers)
              .where(and(savedBy(requester.user), eq(savedOffers.rewardId, rewardId)));
          });
        return c.body(null, 204);
      },
    );
}
