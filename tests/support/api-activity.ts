import * as v from 'valibot';
import { expect } from 'vitest';
import { contributionsSchema, type Contributions } from '#machines/domain/contribution.ts';
import { transactionSchema, type Transaction } from '#machines/domain/transaction.ts';
import { page, type Page } from '#machines/domain/wire.ts';
import type { TestClient } from './api-client.ts';

export type CountedPage<Item> = Page<Item> & { total: number };

/** What a call answers, which must be 200. */
async function read<Schema extends v.GenericSchema>(member: TestClient, path: string, schema: Schema) {
  const response = await member.get(path);
  expect(response.status).toBe(200);
  return v.parse(schema, await response.json());
}

/** A page that says how many rows there are in all, as each of the reference API does. */
export function countedPage<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    page(item),
    v.transform((answer) => ({ ...answer, total: v.parse(v.number(), answer.total) })),
  );
}

export function transactionsOf(member: TestClient, query = ''): Promise<CountedPage<Transaction>> {
  return read(member, `/transactions${query}`, countedPage(transactionSchema));
}

export function contributionsOf(member: TestClient, query = ''): Promise<Contributions> {
  return read(member, `/membership/contributions${query}`, contributionsSchema);
}

/** All purchases of a member, at most 1000. */
export const everythingOf = (member: TestClient) => transactionsOf(member, '?pageSize=0');

const refusal = v.object({ errors: v.record(v.string(), v.array(v.string())) });

/** What is wrong with a query, by field; the answer must be 422. */
export async function errorsOf(response: Response): Promise<Record<string, string[]>> {
  expect(response.status).toBe(422);
  return v.parse(refusal, await response.json()).errors;
}

export const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The day of a purchase, UTC. */
export const dayOf = ({ purchasedAt }: Pick<Transaction, 'purchasedAt'>) => purchasedAt.slice(0, 10);
