import { eq } from 'drizzle-orm';
import { cards } from '#server/db/schema.ts';
import { waiveDebts } from '#server/members/waive-debts.ts';
import type { TestMember } from './api-members.ts';
import type { TestServer } from './api-server.ts';

export const waiverReason = 'Outage of May 3';

export const whomOf = ({ email }: TestMember, clientId = 'varsity') => ({ clientId, email });
export const waive = (server: TestServer, member: TestMember, amountCents: number, clientId?: string) =>
  waiveDebts(server.services, whomOf(member, clientId), { reason: waiverReason, amountCents });
export const setCard = (server: TestServer, member: TestMember, lastDigits: string) =>
  server.db.update(cards).set({ lastDigits }).where(eq(cards.userId, member.userId));
