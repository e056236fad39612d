import type { Context } from 'hono';
import { browserOf, type Origin } from '#server/history/origin.ts';
import type { Requester } from '#server/payments/member-lock.ts';
import type { ApiEnv } from './context.ts';
import { addressOf } from './guards.ts';

/** Where a request comes from, as the log knows it. */
export function originOf(c: Context<ApiEnv>): Origin {
  const address = addressOf(c.env);
  return {
    browser: browserOf(c.req.header('user-agent')),
    address: address === 'unknown' ? null : address,
    requestId: c.get('requestId'),
  };
}

/** The signed-in member, and where their request comes from. */
export function requesterOf(c: Context<ApiEnv>): Requester {
  return { user: c.get('user'), origin: originOf(c) };
}
