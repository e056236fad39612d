import { and, asc, count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { endOfDay, startOfDay } from '#machines/domain/day.ts';
import { givingSchema, periodSchema, yearPeriod, type Period } from '#machines/domain/giving.ts';
import { toMajorUnits, type Cents } from '#machines/domain/wire.ts';
import { donations } from '#server/db/activity-schema.ts';
import type { UserRow } from '#server/db/rows.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { input } from '#server/http/input.ts';
import { describeCall } from '#server/http/openapi.ts';
import { signedIn } from '#server/http/session.ts';
import { withMemberRead } from '#server/payments/member-lock.ts';
import type { ReadContext } from '#server/payments/member-transaction.ts';
import type { Services } from '#server/services.ts';
import { ownGivingCents } from './own-giving.ts';

const names = Object.keys(periodSchema.entries);
const isAsked = (query: unknown) =>
  typeof query === 'object' && query !== null && names.some((name) => name in query);
const query = v.lazy((asked) => (isAsked(asked) ? periodSchema : v.object({})));

const { amountCents, donatedAt, recipient } = donations;
const sum = sql`coalesce(sum(${amountCents}), 0)`.mapWith(Number);
const ownSum = sql`coalesce(sum(${ownGivingCents}), 0)`.mapWith(Number);
const inUtc = (part: string) =>
  sql<string>`to_char(${donatedAt} at time zone 'UTC', ${sql.raw(`'${part}'`)})`;

const ownedBy = ({ clientId, id }: UserRow) =>
  and(eq(donations.clientId, clientId), eq(donations.userId, id));

/** The calendar years, UTC, in which something was given, the latest first. */
async function yearsOf(user: UserRow, { db }: ReadContext): Promise<number[]> {
  const year = inUtc('YYYY');
  const rows = await db
    .selectDistinct({ year })
    .from(donations)
    .where(ownedBy(user))
    .orderBy(desc(year))
    .limit(100);
  return rows.map((row) => Number(row.year));
}

/** What was given within a period, and how much of it by the member, in decimal major units. */
async function viewGiving(user: UserRow, { from, to }: Period, { db }: ReadContext) {
  const within = and(ownedBy(user), gte(donatedAt, startOfDay(from)), lt(donatedAt, endOfDay(to)));
  const month = inUtc('YYYY-MM');
  const causes = await db
    .select({ recipient, cents: sum, own: ownSum, count: count() })
    .from(donations)
    .where(within)
    .groupBy(recipient)
    .orderBy(desc(sum), asc(recipient))
    .limit(1000);
  const months = await db
    .select({ month, cents: sum, own: ownSum })
    .from(donations)
    .where(within)
    .groupBy(month)
    .orderBy(asc(month))
    .limit(1200);
  const inMajorUnits = <Row extends { cents: Cents; own: Cents }>({ cents, own, ...rest }: Row) => ({
    ...rest,
    amount: toMajorUnits(cents),
    own: toMajorUnits(own),
  });
  return {
    from,
    to,
    total: toMajorUnits(causes.reduce((total: Cents, { cents }) => total + cents, 0)),
    ownTotal: toMajorUnits(causes.reduce((total: Cents, { own }) => total + own, 0)),
    byCause: causes.map(inMajorUnits),
    byMonth: months.map(inMajorUnits),
  };
}

/** GET /membership/giving: what a member gave in a period, or in the last year in which anything was given. */
export function givingRoutes(services: Services) {
  return new Hono<ApiEnv>().get(
    '/membership/giving',
    describeCall('What was given, by cause and by month.', givingSchema),
    signedIn(services),
    input('query', query),
    async (c) => {
      const asked = c.req.valid('query');
      const user = c.get('user');
      const { taxNote = null } = c.get('client').config;
      const giving = await withMemberRead(services, user, async (readContext) => {
        const years = await yearsOf(user, readContext);
        const period = 'from' in asked ? asked : yearPeriod(years[0] ?? readContext.now.getUTCFullYear());
        return { years, taxNote, ...(await viewGiving(user, period, readContext)) };
      });
      return c.json(giving);
    },
  );
}
