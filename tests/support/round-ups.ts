import { eq } from 'drizzle-orm';
import { memberships } from '#server/db/schema.ts';
import { ledgerOf, signInAs, type TestMember } from './api-members.ts';
import type { TestServer } from './api-server.ts';
import { onlyPurchase } from './only-purchase.ts';

/** What a member was charged by an instant, at which they log in. */
export async function chargesBy(server: TestServer, member: TestMember, instant: string) {
  server.clock.set(new Date(instant));
  await member.login(member.email);
  return (await ledgerOf(server, member)).charges;
}

/** A member of harbor on its round-ups, without a cap, whose one purchase was rounded up by some cents in November. */
export async function memberRoundingUp(server: TestServer, roundUpAmountCents: number) {
  const member = await signInAs(server, 'active', 'harbor');
  await onlyPurchase(server, member, { roundUpAmountCents, contributionCents: roundUpAmountCents });
  const own = eq(memberships.userId, member.userId);
  await server.db.update(memberships).set({ maxRoundUpCents: null }).where(own);
  return member;
}
