import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { historyEntrySchema } from '#machines/domain/history.ts';
import { receiptNumber } from '#machines/domain/receipt.ts';
import { countedPage } from '#tests/support/api-activity.ts';
import { ledgerOf, newKey, planBody, type TestMember } from '#tests/support/api-members.ts';
import { cardOf } from '#tests/support/api-plans.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';
import { lettersOf } from '#tests/support/member-mails.ts';
import { memberRoundingUp } from '#tests/support/round-ups.ts';
import { settleAt } from '#tests/support/settle-at.ts';
import { setCard } from '#tests/support/waivers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());
afterEach(() => server.clock.reset());

const home = 'http://harbor.localhost:4173/account';
const latestCharge = async (member: TestMember) => (await ledgerOf(server, member)).charges.at(-1)?.id ?? '';

describe('a mail to who leaves round-ups', () => {
  test('[LIFE-05] [LIFE-07] says at a cancellation when they are charged, and then for which month', async () => {
    const member = await memberRoundingUp(server, 1154);
    await member.post('/membership/cancel', {});
    const cancelled = {
      subject: 'Your membership ends on Nov 30, 2026',
      text: `Your plan won’t renew. Your cards keep earning until Nov 30, 2026. Deals and activity are closed.\n\nYour round-ups of this month are still charged on Dec 1, 2026 and passed on.\n\nChanged your mind? Reactivate it in your account by Nov 30, 2026.\n\nGo to your account: ${home}`,
    };
    expect(await lettersOf(server, member)).toEqual([cancelled]);
    await settleAt(server, '2026-12-01T00:00:00.000Z');
    const id = await latestCharge(member);
    const letters = await lettersOf(server, member);
    expect(letters.find(({ text }) => text.includes(receiptNumber({ id })))).toEqual({
      subject: 'Your last round-ups, November, were charged',
      text: `These were your last round-ups.\n\nThis mail is your receipt.\n\nFor: Round-ups, November\nCharged: CAD\u00a011.54\nCard: Ending in 4242\nDate: Dec 1, 2026\nReceipt: ${receiptNumber({ id })}`,
    });
  });

  test('[LIFE-05] [LIFE-07] says at an upgrade when they are charged, and calls the later charge a renewal', async () => {
    const member = await memberRoundingUp(server, 1154);
    const order = { ...planBody('Mooring', 'month', 'harbor'), amountToCharge: 15 };
    const cardId = await cardOf(server, member);
    await member.send('PATCH', '/membership', { ...order, cardId }, newKey());
    const id = await latestCharge(member);
    expect(await lettersOf(server, member)).toEqual([
      {
        subject: 'You’re on Mooring, monthly now',
        text: `Your new plan has started.\n\nYour round-ups of this month are still charged on Dec 1, 2026 and passed on.\n\nPlan: Mooring, monthly\nCharged: CAD\u00a015.00\nCard: Ending in 4242\nDate: Nov 20, 2026\nReceipt: ${receiptNumber({ id })}\nNext renewal: CAD\u00a015.00 on Dec 20, 2026\n\nSee your receipt: ${home}?receipt=${id}`,
      },
    ]);
  });

  test('[LIFE-06] [LIFE-07] calls a minimum one, which is not charged for part of a month', async () => {
    const [whole, part] = [await memberRoundingUp(server, 154), await memberRoundingUp(server, 154)];
    await whole.post('/membership/cancel', {});
    const order = { ...planBody('Mooring', 'month', 'harbor'), amountToCharge: 15 };
    const cardId = await cardOf(server, part);
    await part.send('PATCH', '/membership', { ...order, cardId }, newKey());
    await settleAt(server, '2026-12-01T00:00:00.000Z');
    const charged = async (member: TestMember) => {
      const letters = await lettersOf(server, member);
      const last = letters.find(({ subject }) => subject === 'Your last round-ups, November, were charged');
      return last?.text.split('\n').filter((line) => /^(For|Charged):/.test(line));
    };
    expect(await charged(whole)).toEqual([
      'For: Round-ups, November (monthly minimum)',
      'Charged: CAD\u00a05.00',
    ]);
    expect(await charged(part)).toEqual(['For: Round-ups, November', 'Charged: CAD\u00a01.54']);
  });

  test('[LIFE-05] [LIFE-07] names round-ups that are declined by their month, in the mail and the history', async () => {
    const member = await memberRoundingUp(server, 1154);
    await member.post('/membership/cancel', {});
    await setCard(server, member, '0259');
    await settleAt(server, '2026-12-01T00:00:00.000Z');
    const letters = await lettersOf(server, member);
    expect(letters.find(({ subject }) => subject.startsWith('Your payment'))?.text).toContain(
      'We couldn’t charge CAD\u00a011.54 for Round-ups, November: the card ending in 0259 was declined.',
    );
    await member.login(member.email);
    const { items } = v.parse(
      countedPage(historyEntrySchema),
      await (await member.get('/users/me/history?pageSize=2')).json(),
    );
    expect(items.map(({ kind, plan }) => [kind, plan])).toEqual([
      ['membershipEnded', 'Spare Change, monthly'],
      ['paymentDeclined', 'Round-ups, November'],
    ]);
  });
});

describe('a mail about the round-ups of a month', () => {
  test.each([
    [1154, 'Your round-ups for November were charged.'],
    [500, 'Your round-ups for November were charged.'],
    [
      154,
      'Your round-ups for November were charged. They came to less than CAD\u00a05.00, so you paid the minimum.',
    ],
  ])(
    '[LIFE-06] [LIFE-07] says that they were charged, and when it was the minimum: %d',
    async (cents, said) => {
      const member = await memberRoundingUp(server, cents);
      await settleAt(server, '2026-12-01T00:00:00.000Z');
      const id = await latestCharge(member);
      const letters = await lettersOf(server, member);
      const receipt = letters.find(({ text }) => text.includes(receiptNumber({ id })));
      expect(receipt?.text.split('\n\n')[0]).toBe(said);
    },
  );
});

describe('a mail about last round-ups that were owed', () => {
  const owing = async () => {
    const member = await memberRoundingUp(server, 1154);
    await member.post('/membership/cancel', {});
    await setCard(server, member, '0259');
    await settleAt(server, '2026-12-01T00:00:00.000Z');
    return member;
  };
  const letterOf = async (member: TestMember) => {
    const id = await latestCharge(member);
    const letters = await lettersOf(server, member);
    const { subject = '', text = '' } =
      letters.find((each) => each.text.includes(receiptNumber({ id }))) ?? {};
    return [subject, ...text.split('\n\n').slice(0, -1)];
  };

  test('[LIFE-02] [LIFE-07] says that they were paid by hand, and that nothing is owed', async () => {
    const member = await owing();
    await setCard(server, member, '4242');
    await member.login(member.email);
    await member.post('/membership/charge', undefined, newKey());
    expect(await letterOf(member)).toEqual([
      'You paid what you owed: CAD\u00a011.54',
      'You paid what you owed for Round-ups, November.',
      'You don’t owe anything now.',
      'This mail is your receipt.',
    ]);
  });

  test('[LIFE-02] [LIFE-07] says that the bank approved the payment where it took its time', async () => {
    const member = await owing();
    await setCard(server, member, '0341');
    await member.login(member.email);
    await member.post('/membership/charge', undefined, newKey());
    server.clock.advance(6000);
    await member.get('/users/me');
    expect(await letterOf(member)).toEqual([
      'Your payment of CAD\u00a011.54 went through',
      'Your bank approved your payment. You paid what you owed for Round-ups, November.',
      'You don’t owe anything now.',
      'This mail is your receipt.',
    ]);
  });

  test('[LIFE-02] [LIFE-07] says at a cancellation, and at the end, what is still owed and for what', async () => {
    const member = await memberRoundingUp(server, 1154);
    const order = { ...planBody('Mooring', 'month', 'harbor'), amountToCharge: 15 };
    const cardId = await cardOf(server, member);
    await member.send('PATCH', '/membership', { ...order, cardId }, newKey());
    await setCard(server, member, '0259');
    await settleAt(server, '2026-12-01T00:00:00.000Z');
    await member.login(member.email);
    await member.post('/membership/cancel', {});
    const still =
      'You still owe CAD\u00a011.54 for Round-ups, November. Pay it before you withdraw cash back or come back.';
    const pay = 'Pay CAD\u00a011.54: http://harbor.localhost:4173/renew';
    const find = async (start: string) =>
      (await lettersOf(server, member)).find(({ subject }) => subject.startsWith(start))?.text.split('\n\n');
    const cancelled = await find('Your membership ends');
    expect([cancelled?.[1], cancelled?.at(-1)]).toEqual([still, pay]);
    await settleAt(server, '2026-12-20T00:00:00.000Z');
    const ended = await find('Your plan has ended');
    expect([ended?.[1], ended?.at(-1)]).toEqual([still, pay]);
  });

  test('[LIFE-04] [LIFE-07] says that they were charged where the program tried again', async () => {
    const member = await owing();
    await setCard(server, member, '4242');
    await settleAt(server, '2026-12-04T00:00:00.000Z');
    expect(await letterOf(member)).toEqual([
      'Your last round-ups, November, were charged',
      'These were your last round-ups.',
      'You don’t owe anything now.',
      'This mail is your receipt.',
    ]);
  });
});

describe('the receipt of a mail', () => {
  test('[LIFE-07] is of its own charge where two debts of one amount are paid in one instant', async () => {
    const member = await memberRoundingUp(server, 1500);
    const order = { ...planBody('Mooring', 'month', 'harbor'), amountToCharge: 15 };
    const cardId = await cardOf(server, member);
    await member.send('PATCH', '/membership', { ...order, cardId }, newKey());
    await lettersOf(server, member);
    await setCard(server, member, '0259');
    await settleAt(server, '2026-12-22T00:00:00.000Z');
    await lettersOf(server, member);
    await setCard(server, member, '4242');
    await member.login(member.email);
    await member.post('/membership/charge', undefined, newKey());
    const paid = (await ledgerOf(server, member)).charges.filter(
      ({ status, createdAt }) => status === 'succeeded' && createdAt >= new Date('2026-12-22'),
    );
    expect(paid.map(({ amountCents }) => amountCents)).toEqual([1500, 1500]);
    const letters = await lettersOf(server, member);
    const links = paid.map(({ id, description }) => [
      description,
      letters.filter(({ text }) => text.includes(`receipt=${id}`)).map(({ subject }) => subject),
    ]);
    expect(Object.fromEntries(links)).toEqual({
      'Mooring, monthly': ['Your membership is active again'],
      'Round-ups, November': ['You paid what you owed: CAD\u00a015.00'],
    });
  });
});
