import { expect, test } from 'vitest';
import type { Sort, Transaction } from '#machines/domain/transaction.ts';
import { inOrder } from '#machines/domain/transaction-order.ts';

const bought = (id: string, day: number, amount: number) =>
  ({ id, purchasedAt: `2026-11-0${day}T10:00:00.000Z`, amount }) as Transaction;

const purchases = [bought('b', 2, 500), bought('c', 3, 100), bought('a', 1, 500), bought('d', 3, 100)];

test.each<[column: Sort['column'], direction: Sort['direction'], order: string]>([
  ['date', 'asc', 'abcd'],
  ['date', 'desc', 'cdba'],
  ['amount', 'asc', 'cdab'],
  ['amount', 'desc', 'bacd'],
])('[ACTV-03] purchases by %s, %s, and then by time', (column, direction, order) => {
  expect(
    inOrder(purchases, { column, direction })
      .map(({ id }) => id)
      .join(''),
  ).toBe(order);
});
