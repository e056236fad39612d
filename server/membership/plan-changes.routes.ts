import { Hono } from 'hono';
import * as v from 'valibot';
import { planPreviewSchema } from '#machines/domain/plan-preview.ts';
import { money } from '#machines/domain/wire.ts';
import { signedIn } from '#server/auth/session.ts';
import type { Database } from '#server/db/database.ts';
import type { ApiEnv, Services, UserRow } from '#server/http/context.ts';
import { rejected } from '#server/http/errors.ts';
import { input } from '#server/http/input.ts';
import { describeCall } from '#server/http/openapi.ts';
import { membershipAnswer, viewOwnMembership } from '#server/member/session-view.ts';
import { catchUp } from '#server/payments/catch-up.ts';
import { once, type Outcome } from '#server/payments/once.ts';
import { requireProcessor } from '#server/payments/processor.ts';
import { cancelMembership } from './cancel.ts';
import { cancelDowngrade, scheduleDowngrade } from './downgrade.ts';
import { beingPaid, isBeingPaid, readChange, requireUpgrade } from './plan-change.ts';
import { changePlan } from './upgrade.ts';
import { viewUpgradePrice } from './upgrade-price.ts';

const reference = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));
const planFields = {
  membershipTierId: v.pipe(v.string('Choose a tier.'), v.nonEmpty('Choose a tier.'), v.maxLength(100)),
  membershipTierPlanId: v.nullish(reference, null),
};
const planBody = v.object(planFields);
const planQuery = v.object({ ...planFields, membershipTierPlanId: v.optional(reference) });
const changeBody = v.object({
  ...planFields,
  cardId: v.nullish(reference, null),
  amountToCharge: v.nullish(money, null),
});
/** What a member writes, or null. */
const words = (most: number) =>
  v.nullish(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(most, `Must be at most ${most} characters.`),
      v.check((text) => !text.includes('\0'), 'Must be plain text.'),
      v.transform((text) => text || null),
    ),
    null,
  );
const cancelBody = v.object({ reason: words(100), comment: words(1000) });

const changeAnswer = v.union([membershipAnswer, v.object({ pending: v.literal(true) })]);
const paidLimits = [{ tries: 10, seconds: 3600 }];
const freeLimits = [{ tries: 30, seconds: 3600 }];

/** Changing the plan of a membership that runs: what it costs, now, later, and cancelling it. */
export function planChangesRoutes(services: Services) {
  const { db, clock, settings } = services;
  const runOnce = once(services);

  const done = async (user: UserRow, transaction: Database): Promise<Outcome> => ({
    status: 200,
    body: await viewOwnMembership(user, { ...services, db: transaction }),
  });

  return new Hono<ApiEnv>()
    .get(
      '/membership/update-preview',
      describeCall(
        'What an upgrade would cost now; 409 while a payment for it is with the bank.',
        planPreviewSchema,
      ),
      signedIn(services),
      input('query', planQuery),
      async (c) => {
        const { membershipTierId: tierId, membershipTierPlanId: tierPlanId = null } = c.req.valid('query');
        const user = c.get('user');
        await catchUp(user, services);
        const now = clock.now();
        const asked = await readChange(db, user, { tierId, tierPlanId }, now);
        requireUpgrade(asked);
        if (await isBeingPaid(db, user, asked.target)) throw beingPaid();
        return c.json(viewUpgradePrice(asked, now));
      },
    )
    .patch(
      '/membership',
      describeCall('Upgrades at once and charges it, or keeps what was cancelled.', changeAnswer),
      signedIn(services),
      input('json', changeBody),
      async (c) => {
        const { membershipTierId: tierId, membershipTierPlanId: tierPlanId, ...form } = c.req.valid('json');
        requireProcessor(settings);
        const user = c.get('user');
        await catchUp(user, services);
        const { cardId, amountToCharge: agreedCents } = form;
        const order = { user, asked: { tierId, tierPlanId }, cardId, agreedCents, now: clock.now() };
        return runOnce(c, {
          name: 'change-plan',
          limits: paidLimits,
          effect: async (transaction) => {
            const { status, begins } = await changePlan(transaction, order);
            if (status === 'pending') return { status: 202, body: { pending: true } };
            if (status === 'succeeded') return done(user, transaction);
            const refusal = rejected(`i_membership_subscription_00${begins ? 1 : 2}`);
            return { status: refusal.status, body: refusal.body };
          },
        });
      },
    )
    .post(
      '/membership/downgrade',
      describeCall('Schedules a lower plan for the day after the paid period.', membershipAnswer),
      signedIn(services),
      input('json', planBody),
      async (c) => {
        const { membershipTierId: tierId, membershipTierPlanId: tierPlanId } = c.req.valid('json');
        const [user, client] = [c.get('user'), c.get('client')];
        await catchUp(user, services);
        const order = { user, client, asked: { tierId, tierPlanId }, now: clock.now() };
        return runOnce(c, {
          name: 'downgrade',
          limits: freeLimits,
          effect: async (transaction) => {
            await scheduleDowngrade(transaction, order);
            return done(user, transaction);
          },
        });
      },
    )
    .delete(
      '/membership/downgrade',
      describeCall('Takes a scheduled change of plan back.', membershipAnswer),
      signedIn(services),
      async (c) => {
        const user = c.get('user');
        await catchUp(user, services);
        return runOnce(c, {
          name: 'downgrade',
          limits: freeLimits,
          effect: async (transaction) => {
            await cancelDowngrade(transaction, user, clock.now());
            return done(user, transaction);
          },
        });
      },
    )
    .post(
      '/membership/cancel',
      describeCall('Cancels the membership; it runs to the end of what is paid.', membershipAnswer),
      signedIn(services),
      input('json', cancelBody),
      async (c) => {
        const [user, why] = [c.get('user'), c.req.valid('json')];
        await catchUp(user, services);
        return runOnce(c, {
          name: 'cancel',
          limits: freeLimits,
          effect: async (transaction) => {
            await cancelMembership(transaction, user, why, clock.now());
            return done(user, transaction);
          },
        });
      },
    );
}
