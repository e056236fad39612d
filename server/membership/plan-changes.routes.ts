import { Hono } from 'hono';
import * as v from 'valibot';
import { capField } from '#machines/domain/donation-cap.ts';
import { planPreviewSchema } from '#machines/domain/plan-preview.ts';
import type { UserRow } from '#server/db/rows.ts';
import { rejected } from '#server/errors/api-error.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { exactMoney, input } from '#server/http/input.ts';
import { withIdempotencyKey, type Outcome } from '#server/http/idempotency-key.ts';
import { describeCall } from '#server/http/openapi.ts';
import { requesterOf } from '#server/http/origin.ts';
import { signedIn } from '#server/http/session.ts';
import { setPreferences } from '#server/member/preferences.ts';
import { membershipAnswer, viewOwnMembership } from '#server/member/session-view.ts';
import { withMemberLock, withMemberRead } from '#server/payments/member-lock.ts';
import { requireProcessor } from '#server/payments/processor.ts';
import type { MemberTransaction } from '#server/payments/member-transaction.ts';
import type { Services } from '#server/services.ts';
import { cancelMembership } from './cancel.ts';
import { cancelDowngrade, scheduleDowngrade } from './downgrade.ts';
import { beingPaid, isBeingPaid, readChange, requireUpgrade } from './plan-change.ts';
import { viewUpgradePrice } from './upgrade-price.ts';
import { changePlan } from './upgrade.ts';

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
  amountToCharge: v.nullish(exactMoney, null),
});
/** What is set without a plan: one of them at least, and nothing else. */
const preferencesBody = v.pipe(
  v.strictObject({ newsletter: v.optional(v.boolean()), maxRoundUp: v.optional(capField) }, 'fieldUnknown'),
  v.check((body) => Object.keys(body).length > 0, 'nothingGiven'),
);
const isPreferences = (body: unknown) =>
  typeof body === 'object' && body !== null && ('newsletter' in body || 'maxRoundUp' in body);
const membershipBody = v.lazy((body) => (isPreferences(body) ? preferencesBody : changeBody));
/** What a member writes, or null. */
const words = (most: number) =>
  v.nullish(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(most, `Must be at most ${most} characters.`),
      v.transform((text) => text || null),
    ),
    null,
  );
const cancelBody = v.object({ reason: words(100), comment: words(1000) });

const changeAnswer = v.union([membershipAnswer, v.object({ pending: v.literal(true) })]);
const paidLimits = [{ attempts: 10, seconds: 3600 }];
const freeLimits = [{ attempts: 30, seconds: 3600 }];

/** Changing the plan of a membership that runs: what it costs, now, later, and cancelling it. */
export function planChangesRoutes(services: Services) {
  const { settings } = services;
  const runOnce = withIdempotencyKey(services);

  const done = async (user: UserRow, transaction: MemberTransaction): Promise<Outcome> => ({
    status: 200,
    body: await viewOwnMembership(user, transaction),
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
        const price = await withMemberRead(services, user, async (readContext) => {
          const asked = await readChange(readContext, user, { tierId, tierPlanId });
          requireUpgrade(asked);
          if (await isBeingPaid(readContext.db, user, asked.target)) throw beingPaid();
          return viewUpgradePrice(readContext, asked);
        });
        return c.json(price);
      },
    )
    .patch(
      '/membership',
      describeCall(
        'Upgrades at once and charges it, or keeps what was cancelled; sets newsletter and cap.',
        changeAnswer,
      ),
      signedIn(services),
      input('json', membershipBody),
      async (c) => {
        const body = c.req.valid('json');
        const [user, client] = [c.get('user'), c.get('client')];
        if (!('membershipTierId' in body)) {
          const answer = await withMemberLock(services, requesterOf(c), async (transaction) => {
            await setPreferences(transaction, { user, client }, body);
            return viewOwnMembership(user, transaction);
          });
          return c.json(answer);
        }
        const { membershipTierId: tierId, membershipTierPlanId: tierPlanId, ...form } = body;
        requireProcessor(settings);
        const { cardId, amountToCharge: agreedCents } = form;
        const order = { user, asked: { tierId, tierPlanId }, cardId, agreedCents };
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
        const order = { user, client, asked: { tierId, tierPlanId } };
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
        return runOnce(c, {
          name: 'downgrade',
          limits: freeLimits,
          effect: async (transaction) => {
            await cancelDowngrade(transaction, user);
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
        return runOnce(c, {
          name: 'cancel',
          limits: freeLimits,
          effect: async (transaction) => {
            await cancelMembership(transaction, user, why);
            return done(user, transaction);
          },
        });
      },
    );
}
