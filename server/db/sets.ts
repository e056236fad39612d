import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A column that has one of some values. The text is the same for any number of them, so that its plan is kept. */
export function oneOf(column: PgColumn, values: readonly string[]): SQL {
  const distinct = [...new Set(values)];
  const [only] = distinct;
  return distinct.length === 1 ? eq(column, only) : sql`${column} = any(${sql.param(distinct)})`;
}

/** Whom rows belong to. */
export interface Owner {
  clientId: string;
  id: string;
}

/** The rows of some users. */
export const ofUsers = (
  { clientId, userId }: Record<'clientId' | 'userId', PgColumn>,
  users: readonly Owner[],
): SQL | undefined =>
  and(
    oneOf(
      clientId,
      users.map((user) => user.clientId),
    ),
    oneOf(
      userId,
      users.map((user) => user.id),
    ),
  );

type Column<Row> = readonly [
  type: 'uuid' | 'date' | 'text' | 'timestamptz' | 'integer',
  of: (row: Row) => string | number | null,
];

/** Rows as a relation `given` for a statement, by an array for each column. */
export function givenRows<Row>(rows: readonly Row[], columns: Readonly<Record<string, Column<Row>>>): SQL {
  const arrays = Object.values(columns).map(
    ([type, of]) => sql`${sql.param(rows.map(of))}::${sql.raw(type)}[]`,
  );
  return sql`unnest(${sql.join(arrays, sql`, `)}) as given(${sql.raw(Object.keys(columns).join(', '))})`;
}
