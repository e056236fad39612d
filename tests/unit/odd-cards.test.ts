import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { cardSchema, withCard } from '#machines/domain/card.ts';
import { actionsOf, inListOrder, statusOf } from '#machines/domain/card-actions.ts';
import { activeCards, withPrimary } from '#machines/domain/primary-card.ts';
import { skippedIn } from '#machines/domain/rows.ts';
import { list } from '#machines/domain/wire.ts';
import { transactionSchema } from '#machines/domain/transaction.ts';
import { cardExpired, cardExpiry, cardName, cardNumber } from '#src/messages/cards.ts';

const card = (over: object) =>
  v.parse(cardSchema, { id: 'c-1', system: 'visa', lastDigits: '4242', status: 'active', ...over });

describe('a card', () => {
  test.each([
    [4242, '4242'],
    [5, '0005'],
    ['0005', '0005'],
    [null, ''],
    [{}, ''],
  ])('[BACK-03] with the last digits %j ends in %s', (lastDigits, digits) => {
    expect(card({ lastDigits }).lastDigits).toBe(digits);
  });

  test('[BACK-03] is named by what is known of it', () => {
    const unnamed = card({ lastDigits: null, system: 7 });
    expect([cardName(unnamed), cardNumber(unnamed)]).toEqual(['Card', 'Card']);
    expect([cardExpiry(unnamed), cardExpired(unnamed)]).toEqual(['', 'Expired']);
    const dated = card({ expiryMonth: '04', expiryYear: '2030' });
    expect([cardExpiry(dated), cardExpiry(card({ expiryMonth: 4, expiryYear: 2030 }))]).toEqual([
      'Expires 04/2030',
      'Expires 04/2030',
    ]);
  });

  test('[BACK-03] of an unknown status is listed and can be removed, and pays nothing', () => {
    const odd = card({ status: 'FROZEN' });
    expect([odd.status, actionsOf(odd), activeCards([odd])]).toEqual(['unknown', ['delete'], []]);
    expect(card({ status: 'ACTIVE' }).status).toBe('active');
    expect(statusOf(card({ status: 'gone', deleted: '1' }))).toBe('deleted');
    const order = inListOrder([card({ status: 'expired' }), odd, card({ createdAt: '2026-01-01' })]);
    expect(order.map(({ status }) => status)).toEqual(['active', 'unknown', 'expired']);
  });

  test('[BACK-03] that can not be read is counted on while the others change', () => {
    const cards = v.parse(list(cardSchema), [{ id: 'c-1' }, null, { id: 'c-2' }]);
    const changed = withPrimary(withCard(cards, card({ id: 'c-3' })), card({ id: 'c-1', billing: 1 }));
    expect([changed.map(({ id }) => id), skippedIn(changed)]).toEqual([['c-1', 'c-2', 'c-3'], 1]);
  });
});

describe('a purchase', () => {
  const purchase = (over: object) =>
    v.parse(transactionSchema, { amount: '12.40', purchasedAt: '2026-11-22', roundUpAmount: 0.6, ...over });

  test('[BACK-03] as the specification has it gives its round-up', () => {
    expect(purchase({})).toMatchObject({
      id: null,
      cardId: '',
      amount: 1240,
      contribution: 60,
      rewardAmount: 0,
      rewardStatus: null,
    });
    expect(purchase({ contribution: 0 })).toMatchObject({ contribution: 0 });
    expect(purchase({ roundUpAmount: null })).toMatchObject({ roundUpAmount: 0, contribution: 0 });
  });

  test.each([
    ['CONFIRMED', 'confirmed'],
    ['held', 'unknown'],
    [null, null],
    [undefined, null],
  ])('[BACK-03] has the reward status %j as %s', (rewardStatus, read) => {
    expect(purchase({ rewardStatus }).rewardStatus).toBe(read);
  });

  test('[BACK-03] without an amount or a day is none', () => {
    expect(v.is(transactionSchema, { amount: 'much', purchasedAt: '2026-11-22' })).toBe(false);
    expect(v.is(transactionSchema, { amount: 1, purchasedAt: 'lately' })).toBe(false);
  });
});
