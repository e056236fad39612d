import { and, desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { chargeSchema } from '#machines/domain/charge.ts';
import { page, toMajorUnits } from '#machines/domain/wire.ts';
import { isUuid } from '#server/db/query-bounds.ts';
import type { ClientRow, UserRow } from '#server/db/rows.ts';
import { charges } from '#server/db/schema.ts';
import { notFound } from '#server/errors/api-error.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { input, pageQuery } from '#server/http/input.ts';
import { describeCall } from '#server/http/openapi.ts';
import { pageOf } from '#server/http/paged.ts';
import { signedIn } from '#server/http/session.ts';
import { withMemberRead } from '#server/payments/member-lock.ts';
import type { Services } from '#server/services.ts';

const chargeAnswer = v.object({ charge: chargeSchema });

function viewCharge(
  { id, createdAt, description, amountCents, status, cardLastDigits }: typeof charges.$inferSelect,
  { currencyCode }: ClientRow,
): v.InferInput<typeof chargeSchema> {
  return {
    id,
    createdAt: createdAt.toISOString(),
    description,
    amount: toMajorUnits(amountCents),
    currencyCode,
    status,
    cardLastDigits,
  };
}

const ownedBy = ({ clientId, id }: UserRow) => and(eq(charges.clientId, clientId), eq(charges.userId, id));

/** What a member was charged, the latest first, and one of these charges. */
export function chargesRoutes(services: Services) {
  return new Hono<ApiEnv>()
    .get(
      '/membership/charges',
      describeCall('What was charged, the latest first.', page(chargeSchema)),
      signedIn(services),
      input('query', v.object(pageQuery)),
      async (c) => {
        const own = ownedBy(c.get('user'));
        const listed = await withMemberRead(services, c.get('user'), ({ db }) =>
          pageOf(c.req.valid('query'), {
            find: async ({ limit, offset }) => ({
              rows: await db
                .select()
                .from(charges)
                .where(own)
                .orderBy(desc(charges.createdAt), desc(charges.id))
                .limit(limit)
                .offset(offset),
              total: await db.$count(charges, own),
            }),
            view: (rows) => rows.map((row) => viewCharge(row, c.get('client'))),
          }),
        );
        return c.json(listed);
      },
    )
    .get(
      '/membership/charges/:id',
      describeCall('One charge.', chargeAnswer),
      signedIn(services),
      async (c) => {
        const id = c.req.param('id');
        const row = await withMemberRead(services, c.get('user'), async ({ db }) => {
          if (!isUuid(id)) return null;
          const [found] = await db
            .select()
            .from(charges)
            .where(and(ownedBy(c.get('user')), eq(charges.id, id)))
            .limit(1);
          return found ?? null;
        });
        if (row === null) throw notFound();
        return c.json({ charge: viewCharge(row, c.get('client')) });
      },
    );
}
