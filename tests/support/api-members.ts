import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { hashPassword } from '#server/auth/password.ts';
import { payouts } from '#server/db/activity-schema.ts';
import { cards, charges, membershipSubscriptions, memberships, users } from '#server/db/schema.ts';
import { createDemoMember, demoPassword, type DemoMember } from '#server/demo/member-states.ts';
import type { DemoState } from '#server/demo/personas.ts';
import { planId, tierId, type DemoFrequency } from '#server/demo/tenants/tenant.ts';
import type { TestClient } from './api-client.ts';
import type { TestServer } from './api-server.ts';

/** A member of their own for one test, signed in. */
export interface TestMember extends TestClient {
  userId: string;
  email: string;
}

/** A new member in a state; where there is no sandbox with a password that counts as secret. */
export async function makeMember(
  { db, clock, services }: TestServer,
  state: DemoState,
  clientId = 'varsity',
): Promise<DemoMember> {
  const member = await createDemoMember(db, { clientId, state, now: clock.now() });
  if (!services.settings.sandbox) {
    const passwordHash = await hashPassword(demoPassword);
    await db.update(users).set({ passwordHash }).where(eq(users.id, member.userId));
  }
  return member;
}

export async function signInAs(
  server: TestServer,
  state: DemoState,
  clientId = 'varsity',
): Promise<TestMember> {
  const { userId, email } = await makeMember(server, state, clientId);
  const browser = server.client(`${clientId}.localhost`);
  const { status } = await browser.login(email);
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
  return { ...browser, userId, email };
}

export const newKey = () => ({ 'Idempotency-Key': randomUUID() });

/** A tier and plan as a body says them. */
export function planBody(tier: string, frequency: DemoFrequency = 'month', clientId = 'varsity') {
  return {
    membershipTierId: tierId(clientId, tier),
    membershipTierPlanId: planId(clientId, { tier, frequency }),
  };
}

/** What the hosted form tells of a card: a member's token for it is always the same. */
export function cardBody(
  member: Pick<TestMember, 'userId'>,
  lastDigits = '4242',
  system = 'visa',
): { name: string; system: string; currencyCode: string; platformData: Record<string, unknown> } {
  const own = member.userId.replaceAll(/[^a-f]/g, '');
  return {
    name: 'Maya Brooks',
    system,
    currencyCode: 'USD',
    platformData: {
      token: `tok_${system.replaceAll(' ', '')}_${lastDigits}_${own}`,
      lastDigits,
      expiryMonth: 4,
      expiryYear: 2029,
    },
  };
}

/** Everything about a member's money, as the database has it. */
export async function ledgerOf({ db }: Pick<TestServer, 'db'>, { userId }: Pick<TestMember, 'userId'>) {
  const [membership] = await db.select().from(memberships).where(eq(memberships.userId, userId));
  const periods = membership
    ? await db
        .select()
        .from(membershipSubscriptions)
        .where(eq(membershipSubscriptions.membershipId, membership.id))
        .orderBy(asc(membershipSubscriptions.startsAt))
    : [];
  return {
    membership,
    periods,
    charges: await db
      .select()
      .from(charges)
      .where(eq(charges.userId, userId))
      .orderBy(asc(charges.createdAt)),
    payouts: await db
      .select()
      .from(payouts)
      .where(eq(payouts.userId, userId))
      .orderBy(asc(payouts.createdAt)),
    cards: await db.select().from(cards).where(eq(cards.userId, userId)).orderBy(asc(cards.createdAt)),
  };
}

/** The code of a refusal; null for any other answer. */
export async function codeOf(response: Response): Promise<unknown> {
  const body: unknown = await response.json();
  return response.status === 520 && typeof body === 'object' && body !== null && 'code' in body
    ? body.code
    : null;
}

/** The statuses of answers, ascending. */
export function statusesOf(answers: readonly Response[]): number[] {
  return answers.map(({ status }) => status).sort((left, right) => left - right);
}
