import { Hono } from 'hono';
import * as v from 'valibot';
import { chartUnits, contributionsSchema } from '#machines/domain/contribution.ts';
import { isFilterDay } from '#machines/domain/day.ts';
import { newestFirst, readSort, sortColumns, transactionSchema } from '#machines/domain/transaction.ts';
import { page } from '#machines/domain/wire.ts';
import { invalid } from '#server/errors/api-error.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { input, pageQuery, windowOf } from '#server/http/input.ts';
import { describeCall } from '#server/http/openapi.ts';
import { signedIn } from '#server/http/session.ts';
import { withMemberRead } from '#server/payments/member-lock.ts';
import type { Services } from '#server/services.ts';
import { contributionsOf } from './contributions.ts';
import { findTransactions, type PurchaseFilter } from './transaction-query.ts';
import { viewTransaction } from './transaction-view.ts';

const dayText = 'Must be a day from 2000-01-01 to 2100-12-31.';
const day = v.optional(
  v.pipe(
    v.string(dayText),
    v.check((text) => isFilterDay(text), dayText),
  ),
);

const filterQuery = {
  cardId: v.optional(v.pipe(v.string(), v.nonEmpty('Name a card.'), v.maxLength(100, 'This is no card.'))),
  dateFrom: day,
  dateTo: day,
};

/** Throws 422 for a range that ends before it begins. */
function requireOrder({ dateFrom, dateTo }: PurchaseFilter): void {
  if (dateFrom !== undefined && dateTo !== undefined && dateTo < dateFrom)
    throw invalid({ dateTo: ['Must not be before dateFrom.'] });
}

const sortText = `Must be one of ${sortColumns.join(', ')}, with a - before it to descend.`;
const sort = v.optional(
  v.pipe(
    v.string(),
    v.check((text) => readSort(text) !== null, sortText),
    v.transform((text) => readSort(text) ?? newestFirst),
  ),
);

const transactionsQuery = v.object({ ...pageQuery, ...filterQuery, sort });
const contributionsQuery = v.object({
  ...filterQuery,
  unit: v.optional(v.picklist(chartUnits, 'Must be day or month.'), 'day'),
});

/** GET /transactions and /membership/contributions. */
export function activityRoutes(services: Services) {
  return new Hono<ApiEnv>()
    .get(
      '/transactions',
      describeCall('The purchases on linked cards, the newest first.', page(transactionSchema)),
      signedIn(services),
      input('query', transactionsQuery),
      async (c) => {
        const { sort: order = newestFirst, pageNumber, pageSize, ...filter } = c.req.valid('query');
        requireOrder(filter);
        const user = c.get('user');
        const { rows, total } = await withMemberRead(services, user, ({ db }) =>
          findTransactions(db, user, { ...filter, sort: order, ...windowOf({ pageSize, pageNumber }) }),
        );
        const { currencyCode } = c.get('client');
        const items = rows.map((row) => viewTransaction(row, currencyCode));
        return c.json({ items, pageNumber, pageSize, total });
      },
    )
    .get(
      '/membership/contributions',
      describeCall('What purchases gave to the cause, by day or by month, UTC.', contributionsSchema),
      signedIn(services),
      input('query', contributionsQuery),
      async (c) => {
        const query = c.req.valid('query');
        requireOrder(query);
        const user = c.get('user');
        return c.json(
          await withMemberRead(services, user, (readContext) => contributionsOf(readContext, user, query)),
        );
      },
    );
}
