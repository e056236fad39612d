import * as v from 'valibot';
import { membershipSchema, sessionSchema, type Membership, type Session } from '#machines/domain/member.ts';
import { summarySchema, type MembershipSummary } from '#machines/domain/summary.ts';
import type { TestClient } from './api-client.ts';

/** Who is logged in, as the app reads it. */
export async function sessionOf(member: Pick<TestClient, 'get'>): Promise<Session> {
  return v.parse(sessionSchema, await (await member.get('/users/me')).json());
}

/** A member's balances, as the app reads them. */
export async function summaryOf(member: Pick<TestClient, 'get'>): Promise<MembershipSummary> {
  return v.parse(summarySchema, await (await member.get('/membership/summary')).json());
}

/** The membership in an answer, as the app reads it; null for a non-member. */
export async function membershipIn(response: Response): Promise<Membership | null> {
  return v.parse(v.object({ membership: v.nullable(membershipSchema) }), await response.json()).membership;
}
