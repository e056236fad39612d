import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { receiptNumber } from '#machines/domain/receipt.ts';
import { mailOrders } from '#server/db/history-schema.ts';
import { cards, users } from '#server/db/schema.ts';
import { writeOrderedMails } from '#server/mail/write-ordered-mails.ts';
import {
  cardBody,
  ledgerOf,
  newKey,
  planBody,
  signInAs,
  type TestMember,
} from '#tests/support/api-members.ts';
import { cardOf } from '#tests/support/api-plans.ts';
import { lettersOf, mailsOf } from '#tests/support/member-mails.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());
afterEach(() => server.clock.reset());

const write = (on = server) => writeOrderedMails(on.services, on.services.jobs);
const mailsTo = (member: TestMember) => mailsOf(server, member);
const lettersTo = (member: TestMember) => lettersOf(server, member);

const account = 'Go to your account: http://varsity.localhost:4173/account';
const receiptLink = (id: string) => `See your receipt: http://varsity.localhost:4173/account?receipt=${id}`;
const latestCharge = async (member: TestMember) => {
  const { charges } = await ledgerOf(server, member);
  const { id } = charges.at(-1) ?? { id: '' };
  return { id, number: receiptNumber({ id }) };
};

async function declineAll({ userId }: TestMember) {
  await server.db.update(cards).set({ lastDigits: '0259' }).where(eq(cards.userId, userId));
}

describe('a member gets a mail', () => {
  test('[LIFE-07] of the first charge, with a welcome and its receipt', async () => {
    const member = await signInAs(server, 'abandoned');
    await member.post('/cards', { ...cardBody(member), ...planBody('Starter') }, newKey());
    const { id, number } = await latestCharge(member);
    const [mail] = await mailsTo(member);
    expect(mail).toMatchObject({ subject: 'Welcome to Varsity Club', clientId: 'varsity', state: 'kept' });
    expect(mail?.body).toBe(`Hello Grace,

Thanks for joining. Your membership has started.

Plan: Starter, monthly
Charged: $25.00
Card: Ending in 4242
Date: Nov 20, 2026
Receipt: ${number}
Next charge: $25.00 on Dec 20, 2026

${receiptLink(id)}

Varsity Club
help@varsity-club.example
`);
  });

  test('[LIFE-07] of a charge that a slow bank passes, with its receipt', async () => {
    const member = await signInAs(server, 'abandoned');
    await member.post('/cards', { ...cardBody(member, '0341'), ...planBody('Starter') }, newKey());
    server.clock.advance(6000);
    await member.get('/users/me');
    const { id, number } = await latestCharge(member);
    expect(await lettersTo(member)).toEqual([
      {
        subject: 'Welcome to Varsity Club',
        text: [
          'Thanks for joining. Your membership has started.',
          `Plan: Starter, monthly\nCharged: $25.00\nCard: Ending in 0341\nDate: Nov 20, 2026\nReceipt: ${number}\nNext charge: $25.00 on Dec 20, 2026`,
          receiptLink(id),
        ].join('\n\n'),
      },
    ]);
  });

  test('[LIFE-07] of each renewal, with the next date where that is ahead', async () => {
    const member = await signInAs(server, 'active');
    const before = await ledgerOf(server, member);
    server.clock.set(new Date('2027-01-10T09:00:00.000Z'));
    await member.login(member.email);
    const made = (await ledgerOf(server, member)).charges.slice(before.charges.length);
    const about = (index: number, date: string, next: string) => {
      const { id } = made[index] ?? { id: '' };
      return {
        subject: 'Your receipt for $25.00',
        text: [
          'Your membership renewed.',
          `Plan: Starter, monthly\nCharged: $25.00\nCard: Ending in 4242\nDate: ${date}\nReceipt: ${receiptNumber({ id })}${next}`,
          receiptLink(id),
        ].join('\n\n'),
      };
    };
    expect(await lettersTo(member)).toEqual([
      about(0, 'Dec 2, 2026', ''),
      about(1, 'Jan 2, 2027', '\nNext charge: $25.00 on Feb 2, 2027'),
    ]);
  });

  test('[LIFE-07] of a renewal that is declined, with what to do; not of one on the screen', async () => {
    const member = await signInAs(server, 'active');
    await declineAll(member);
    server.clock.set(new Date('2026-12-04T09:00:00.000Z'));
    await member.login(member.email);
    const letters = await lettersTo(member);
    expect(letters).toEqual([
      {
        subject: 'Your payment didn’t go through on Dec 2, 2026',
        text: [
          'We couldn’t charge $25.00 for Starter, monthly on Dec 2, 2026: the card ending in 0259 was declined.',
          'You weren’t charged. Until this is paid, you can’t withdraw cash back.',
          'This was try 1 of 4. We’ll try again on Dec 5, 2026.',
          'If this isn’t paid by Jan 1, 2027, your membership is suspended that day.',
          'You can pay it with this card or with another one.',
          'Pay $25.00: http://varsity.localhost:4173/renew',
        ].join('\n\n'),
      },
    ]);
    await member.post('/membership/charge', undefined, newKey());
    expect(await lettersTo(member)).toEqual(letters);
  });

  test('[LIFE-07] of an upgrade, with what it cost', async () => {
    const member = await signInAs(server, 'manager');
    const order = { ...planBody('Captain'), cardId: await cardOf(server, member), amountToCharge: 43.17 };
    await member.send('PATCH', '/membership', order, newKey());
    const { id, number } = await latestCharge(member);
    expect(await lettersTo(member)).toEqual([
      {
        subject: 'You’re on Captain, monthly now',
        text: `Your new plan has started.\n\nPlan: Captain, monthly\nCharged: $43.17\nCard: Ending in 4444\nDate: Nov 20, 2026\nReceipt: ${number}\nNext charge: $50.00 on Dec 20, 2026\n\n${receiptLink(id)}`,
      },
    ]);
  });

  test('[LIFE-07] of a lower plan that is to come, and of taking it back', async () => {
    const member = await signInAs(server, 'active');
    await member.post('/membership/downgrade', planBody('Rookie'), newKey());
    await member.send('DELETE', '/membership/downgrade');
    expect(await lettersTo(member)).toEqual([
      {
        subject: 'Your plan changes on Dec 2, 2026',
        text: `You chose Rookie, monthly. It starts on Dec 2, 2026. You stay on Starter, monthly until then. The change itself is free.\n\n${account}`,
      },
      {
        subject: 'Your plan stays the same',
        text: `Your change to Rookie, monthly won’t happen. Your current plan goes on.\n\n${account}`,
      },
    ]);
  });

  test('[LIFE-07] of a cancellation, and of taking it back', async () => {
    const member = await signInAs(server, 'active');
    await member.post('/membership/cancel', {});
    await member.send('PATCH', '/membership', planBody('Starter'), newKey());
    expect(await lettersTo(member)).toEqual([
      {
        subject: 'Your membership continues',
        text: `You undid your cancellation. Your plan renews as before.\n\nNext charge: $25.00 on Dec 2, 2026\n\n${account}`,
      },
      {
        subject: 'Your membership ends on Dec 1, 2026',
        text: `Your plan won’t renew. Your cards keep earning until Dec 1, 2026. Deals and activity are closed.\n\nChanged your mind? Reactivate it in your account by Dec 1, 2026.\n\n${account}`,
      },
    ]);
  });

  test('[LIFE-07] in the name, the currency and the looks of the tenant', async () => {
    const member = await signInAs(server, 'active', 'harbor');
    await declineAll(member);
    await server.db.update(users).set({ firstName: '<b>Ann & Co' }).where(eq(users.id, member.userId));
    server.clock.set(new Date('2026-12-10T09:00:00.000Z'));
    await member.login(member.email);
    const [mail] = await mailsTo(member);
    expect(mail?.body).toContain('CAD\u00a0');
    expect(mail?.html).toContain('<html lang="en-CA">');
    expect(mail?.html).toContain('background: #0B5563; color: #ffffff');
    expect(mail?.html).toContain('Hello &lt;b&gt;Ann &amp; Co,');
    expect(mail?.html).not.toContain('<b>');
  });
});

describe('an ordered mail', () => {
  const cancelled = async () => {
    const member = await signInAs(server, 'active');
    await member.post('/membership/cancel', {});
    return member;
  };

  test('[LIFE-07] is written once by several servers at the same time', async () => {
    const member = await cancelled();
    const other = await server.another(() => testNow.getTime());
    await Promise.all([write(), write(other), write(), write(other)]);
    expect(await mailsTo(member)).toHaveLength(1);
    expect(await server.db.select().from(mailOrders)).toEqual([]);
    await other.close();
  });

  test('[LIFE-07] is not lost where writing it fails', async () => {
    const member = await cancelled();
    const { clock } = server;
    const failing = {
      ...server.services,
      clock: {
        ...clock,
        now: () => {
          throw new Error('The server dies here.');
        },
      },
    };
    await expect(writeOrderedMails(failing, server.services.jobs)).rejects.toThrow('The server dies here.');
    expect(await server.db.select().from(mailOrders)).toHaveLength(1);
    expect(await mailsTo(member)).toHaveLength(1);
  });

  test('[LIFE-07] is as little as its effect where the change is refused', async () => {
    const member = await cancelled();
    await member.post('/membership/cancel', {});
    expect(await mailsTo(member)).toHaveLength(1);
  });

  test('[LIFE-07] goes together with its member', async () => {
    const member = await cancelled();
    await server.db.delete(users).where(eq(users.id, member.userId));
    expect(await server.db.select().from(mailOrders)).toEqual([]);
  });
});
