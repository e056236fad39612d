import * as v from 'valibot';
import { ledgerOf, signInAs, type TestMember } from './api-members.ts';
import type { TestServer } from './api-server.ts';

export const pause = (member: TestMember, id = '') => member.post(`/cards/${id}/pause`);
export const resume = (member: TestMember, id = '') => member.post(`/cards/${id}/resume`);
export const remove = (member: TestMember, id = '') => member.send('DELETE', `/cards/${id}`);

const listed = v.object({ items: v.array(v.looseObject({ id: v.string(), rewardBalance: v.number() })) });

/** The member's cards, as the API lists them. */
export async function listOf(member: TestMember, query = '') {
  return v.parse(listed, await (await member.get(`/cards${query}`)).json()).items;
}

/** A member with two active cards, the first of which is the primary one. */
export async function withTwoCards(server: TestServer, clientId = 'varsity') {
  const member = await signInAs(server, 'active', clientId);
  const [first, second] = (await ledgerOf(server, member)).cards;
  if (!first || !second) throw new Error('two cards');
  return { member, first, second };
}
