import { and, desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { payoutSchema } from '#machines/domain/payout.ts';
import { page } from '#machines/domain/wire.ts';
import { payouts } from '#server/db/activity-schema.ts';
import { isUuid } from '#server/db/query-bounds.ts';
import { notFound } from '#server/errors/api-error.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { exactMoney, input, pageQuery } from '#server/http/input.ts';
import { withIdempotencyKey } from '#server/http/idempotency-key.ts';
import { describeCall } from '#server/http/openapi.ts';
import { pageOf } from '#server/http/paged.ts';
import { signedIn } from '#server/http/session.ts';
import { withMemberRead } from '#server/payments/member-lock.ts';
import { requireProcessor } from '#server/payments/processor.ts';
import type { Services } from '#server/services.ts';
import { viewPayout } from './payout-view.ts';
import { withdraw } from './withdraw.ts';

const payoutAnswer = v.object({ payout: payoutSchema });
const withdrawalBody = v.object({
  cardId: v.pipe(v.string('Choose a card.'), v.nonEmpty('Choose a card.'), v.maxLength(100)),
  amount: v.pipe(exactMoney, v.minValue(1, 'amountTooLittle'), v.maxValue(100_000_000, 'amountInvalid')),
});
const withdrawalLimits = [{ attempts: 10, seconds: 3600 }];

/** Cash back that was withdrawn or forfeited, the latest first, one of these payouts, and withdrawing. */
export function payoutsRoutes(services: Services) {
  const { settings } = services;
  const runOnce = withIdempotencyKey(services);

  return new Hono<ApiEnv>()
    .get(
      '/payouts',
      describeCall('What left the balance.', page(payoutSchema)),
      signedIn(services),
      input('query', v.object(pageQuery)),
      async (c) => {
        const { clientId, id } = c.get('user');
        const own = and(eq(payouts.clientId, clientId), eq(payouts.userId, id));
        const listed = await withMemberRead(services, c.get('user'), ({ db, now }) =>
          pageOf(c.req.valid('query'), {
            find: async ({ limit, offset }) => ({
              rows: await db
                .select()
                .from(payouts)
                .where(own)
                .orderBy(desc(payouts.createdAt), desc(payouts.id))
                .limit(limit)
                .offset(offset),
              total: await db.$count(payouts, own),
            }),
            view: (rows) => rows.map((row) => viewPayout(row, now)),
          }),
        );
        return c.json(listed);
      },
    )
    .get('/payouts/:id', describeCall('One payout.', payoutAnswer), signedIn(services), async (c) => {
      const { clientId, id: userId } = c.get('user');
      const id = c.req.param('id');
      const payout = await withMemberRead(services, c.get('user'), async ({ db, now }) => {
        if (!isUuid(id)) return null;
        const [found] = await db
          .select()
          .from(payouts)
          .where(and(eq(payouts.clientId, clientId), eq(payouts.userId, userId), eq(payouts.id, id)))
          .limit(1);
        return found ? viewPayout(found, now) : null;
      });
      if (payout === null) throw notFound();
      return c.json({ payout });
    })
    .post(
      '/payouts',
      describeCall('Withdraws cash back to a card.', payoutAnswer, 201),
      signedIn(services),
      input('json', withdrawalBody),
      async (c) => {
        requireProcessor(settings);
        const [user, { cardId, amount: amountCents }] = [c.get('user'), c.req.valid('json')];
        return runOnce(c, {
          name: 'payouts',
          limits: withdrawalLimits,
          effect: async (transaction) => {
            const payout = await withdraw(transaction, { user, cardId, amountCents });
            return { status: 201, body: { payout: viewPayout(payout, transaction.now) } };
          },
        });
      },
    );
}
