import { and, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { planPreviewSchema, type PlanPreview } from '#machines/domain/plan-preview.ts';
import { charges, membershipSubscriptions, memberships, tierPlans, tiers } from '#server/db/schema.ts';
import type { PaidPlan } from '#server/payments/plans.ts';
import { ledgerOf, type TestMember } from './api-members.ts';
import type { TestServer } from './api-server.ts';

/** Every plan of a client with its tier, hidden ones too. */
export function plansOf({ db }: Pick<TestServer, 'db'>, clientId: string): Promise<PaidPlan[]> {
  return db
    .select({ tier: tiers, plan: tierPlans })
    .from(tierPlans)
    .innerJoin(tiers, eq(tiers.id, tierPlans.tierId))
    .where(eq(tiers.clientId, clientId))
    .orderBy(asc(tiers.position), asc(tierPlans.frequency));
}

export const bodyOf = ({ tier, plan }: PaidPlan) => ({
  membershipTierId: tier.id,
  membershipTierPlanId: plan?.id ?? null,
});

/** Puts a member on a plan, in a period of its own, as if nothing had been before. */
export async function putOn(
  { db }: Pick<TestServer, 'db'>,
  { userId }: Pick<TestMember, 'userId'>,
  { tier, plan }: PaidPlan,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): Promise<void> {
  const on = { tierId: tier.id, tierPlanId: plan?.id ?? null };
  await db.delete(charges).where(eq(charges.userId, userId));
  const [membership] = await db
    .update(memberships)
    .set({ status: 'active', ...on })
    .where(eq(memberships.userId, userId))
    .returning();
  if (!membership) throw new Error('This member has not joined.');
  const { id: membershipId, clientId } = membership;
  await db
    .delete(membershipSubscriptions)
    .where(
      and(
        eq(membershipSubscriptions.clientId, clientId),
        eq(membershipSubscriptions.membershipId, membershipId),
      ),
    );
  const period = { clientId, membershipId, ...on, startsAt, endsAt, createdAt: startsAt };
  await db.insert(membershipSubscriptions).values(period);
}

interface PlanChoice {
  membershipTierId: string;
  membershipTierPlanId: string | null;
}

/** Asks what a change of plan would cost. */
export function askPrice(member: Pick<TestMember, 'get'>, plan: PlanChoice): Promise<Response> {
  const query = new URLSearchParams({ membershipTierId: plan.membershipTierId });
  if (plan.membershipTierPlanId !== null) query.set('membershipTierPlanId', plan.membershipTierPlanId);
  return member.get(`/membership/update-preview?${query.toString()}`);
}

/** The price of a change of plan, in cents. */
export async function priceOf(member: TestMember, plan: PlanChoice): Promise<PlanPreview> {
  return v.parse(planPreviewSchema, await (await askPrice(member, plan)).json());
}

/** The member's first card that can be charged. */
export async function cardOf(
  server: Pick<TestServer, 'db'>,
  member: Pick<TestMember, 'userId'>,
): Promise<string> {
  const active = (await ledgerOf(server, member)).cards.find(({ status }) => status === 'active');
  if (!active) throw new Error('This member has no active card.');
  return active.id;
}

/** The fields of a 422; null for any other answer. */
export async function fieldsOf(response: Response): Promise<unknown> {
  const body: unknown = await response.json();
  return response.status === 422 && typeof body === 'object' && body !== null && 'errors' in body
    ? body.errors
    : null;
}
