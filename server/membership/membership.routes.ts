import { and, asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { affinitiesSchema } from '#machines/domain/affinity.ts';
import { enrolmentSchema } from '#machines/domain/enrolment.ts';
import { affinities, memberships } from '#server/db/schema.ts';
import { invalid, rejected } from '#server/errors/api-error.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { input } from '#server/http/input.ts';
import { withIdempotencyKey, type Outcome } from '#server/http/idempotency-key.ts';
import { describeCall } from '#server/http/openapi.ts';
import { requesterOf } from '#server/http/origin.ts';
import { signedIn } from '#server/http/session.ts';
import {
  membershipAnswer,
  sessionAnswer,
  viewOwnMembership,
  viewSession,
} from '#server/member/session-view.ts';
import { withMemberLock, withMemberRead } from '#server/payments/member-lock.ts';
import { requireProcessor } from '#server/payments/processor.ts';
import { memberReadOf } from '#server/payments/member-transaction.ts';
import type { Services } from '#server/services.ts';
import { chargeDue } from './charge.ts';
import { enrol } from './enrol.ts';

const enrolBody = v.object({
  ...enrolmentSchema.entries,
  membershipTierId: v.pipe(v.string('Choose a tier.'), v.nonEmpty('Choose a tier.'), v.maxLength(100)),
  membershipTierPlanId: v.nullish(v.pipe(v.string(), v.maxLength(100)), null),
});

const affinityBody = v.object({ affinityId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)) });

const chargeAnswer = v.union([membershipAnswer, v.object({ pending: v.literal(true) })]);

const enrolLimits = [{ attempts: 10, seconds: 3600 }];
const chargeLimits = [{ attempts: 5, seconds: 3600 }];

/** Enrolling, paying what is due, and what a member supports. */
export function membershipRoutes(services: Services) {
  const { db, settings } = services;
  const runOnce = withIdempotencyKey(services);

  return new Hono<ApiEnv>()
    .post(
      '/membership',
      describeCall('Joins the programme; the first payment comes with a card.', sessionAnswer, 201),
      signedIn(services),
      input('json', enrolBody),
      (c) => {
        const { membershipTierId: tierId, membershipTierPlanId: tierPlanId, ...form } = c.req.valid('json');
        const [user, client] = [c.get('user'), c.get('client')];
        return runOnce(c, {
          name: 'enrol',
          limits: enrolLimits,
          effect: async (transaction) => {
            await enrol(transaction, { user, client, tierId, tierPlanId, ...form });
            return { status: 201, body: await viewSession(user, await memberReadOf(transaction, user)) };
          },
        });
      },
    )
    .post(
      '/membership/charge',
      describeCall('Pays what is due with the primary card.', chargeAnswer),
      signedIn(services),
      async (c) => {
        requireProcessor(settings);
        const user = c.get('user');
        return runOnce(c, {
          name: 'charge',
          limits: chargeLimits,
          effect: async (transaction): Promise<Outcome> => {
            const status = await chargeDue(transaction, user);
            if (status === 'pending') return { status: 202, body: { pending: true } };
            if (status === 'declined') {
              const refusal = rejected('i_membership_subscription_001');
              return { status: refusal.status, body: refusal.body };
            }
            return { status: 200, body: await viewOwnMembership(user, transaction) };
          },
        });
      },
    )
    .get(
      '/membership/affinities',
      describeCall('What a member can support.', affinitiesSchema),
      signedIn(services),
      async (c) => {
        const user = c.get('user');
        const own = await withMemberRead(services, user, async (memberRead) => memberRead.own);
        const items = await db
          .select({ id: affinities.id, name: affinities.name, imagePath: affinities.imagePath })
          .from(affinities)
          .where(eq(affinities.clientId, c.get('client').id))
          .orderBy(asc(affinities.position))
          .limit(100);
        return c.json({ items, selectedId: own?.membership.affinityId ?? null });
      },
    )
    .post(
      '/membership/affinities',
      describeCall('Chooses what to support.', membershipAnswer),
      signedIn(services),
      input('json', affinityBody),
      async (c) => {
        const { affinityId } = c.req.valid('json');
        const client = c.get('client').id;
        const all = await db.select().from(affinities).where(eq(affinities.clientId, client)).limit(100);
        if (!all.some(({ id }) => id === affinityId)) {
          throw invalid({ affinityId: ['Choose one of the list.'] });
        }
        const user = c.get('user');
        const answer = await withMemberLock(services, requesterOf(c), async (transaction) => {
          const updated = await transaction.db
            .update(memberships)
            .set({ affinityId, updatedAt: transaction.now })
            .where(and(eq(memberships.clientId, client), eq(memberships.userId, user.id)))
            .returning({ id: memberships.id });
          if (updated.length === 0) throw rejected('i_member_002');
          return viewOwnMembership(user, transaction);
        });
        return c.json(answer);
      },
    );
}
