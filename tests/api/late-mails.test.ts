import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newKey, planBody, signInAs } from '#tests/support/api-members.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';
import { lettersOf } from '#tests/support/member-mails.ts';
import { memberRoundingUp } from '#tests/support/round-ups.ts';
import { settleAt } from '#tests/support/settle-at.ts';
import { setCard, waive } from '#tests/support/waivers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());
afterEach(() => server.clock.reset());

/** A member of varsity whose renewal of Dec 2 is declined. */
async function declining() {
  const member = await signInAs(server, 'active');
  await setCard(server, member, '0259');
  return member;
}

const declined = (day: string) =>
  `We couldn’t charge $25.00 for Starter, monthly on ${day}: the card ending in 0259 was declined.`;
const unpaid = 'You weren’t charged. Until this is paid, you can’t withdraw cash back.';
const pay =
  'You can pay it with this card or with another one.\n\nPay $25.00: http://varsity.localhost:4173/renew';
const account = 'Go to your account: http://varsity.localhost:4173/account';
const isTry = ({ subject }: { subject: string }) => subject.startsWith('Your payment');

describe('a mail that is written days after its effect', () => {
  test('[LIFE-04] [LIFE-07] names of a declined try only the days that are ahead', async () => {
    const member = await declining();
    await settleAt(server, '2026-12-10T09:00:00.000Z');
    const suspension = 'If this isn’t paid by Jan 1, 2027, your membership is suspended that day.';
    const next = 'We’ll try again on Dec 16, 2026.';
    const about = (day: string, number: number) => ({
      subject: `Your payment didn’t go through on ${day}`,
      text: [declined(day), unpaid, `This was try ${number} of 4. ${next}`, suspension, pay].join('\n\n'),
    });
    expect(await lettersOf(server, member)).toEqual([
      about('Dec 2, 2026', 1),
      about('Dec 5, 2026', 2),
      about('Dec 9, 2026', 3),
    ]);
  });

  test('[LIFE-04] [LIFE-07] names no try and no suspension that the clock has passed', async () => {
    const member = await declining();
    await settleAt(server, '2027-01-28T12:00:00.000Z');
    const about = (day: string, tried: string) => ({
      subject: `Your payment didn’t go through on ${day}`,
      text: [declined(day), unpaid, tried, pay].join('\n\n'),
    });
    const letters = await lettersOf(server, member);
    expect(letters.filter(isTry)).toEqual([
      about('Dec 16, 2026', 'This was try 4 of 4, the last one: we won’t try again.'),
      about('Dec 2, 2026', 'This was try 1 of 4.'),
      about('Dec 5, 2026', 'This was try 2 of 4.'),
      about('Dec 9, 2026', 'This was try 3 of 4.'),
    ]);
  });

  test('[LIFE-04] [LIFE-07] names the day of a suspension that is past, and asks to pay what is owed', async () => {
    const member = await declining();
    await settleAt(server, '2027-01-28T12:00:00.000Z');
    const letters = await lettersOf(server, member);
    expect(letters.filter((each) => !isTry(each))).toEqual([
      {
        subject: 'Your membership was suspended on Jan 1, 2027',
        text: [
          'We couldn’t charge $25.00 for Starter, monthly for 30 days, so your membership was suspended on Jan 1, 2027. We won’t try again.',
          'Pay what is due to make it active again. Until then you can’t withdraw cash back.',
          'Pay $25.00: http://varsity.localhost:4173/renew',
        ].join('\n\n'),
      },
    ]);
  });

  test('[LIFE-04] [LIFE-07] names round-ups by their month where a suspension is for them', async () => {
    const member = await memberRoundingUp(server, 1154);
    await setCard(server, member, '0259');
    await settleAt(server, '2026-12-31T12:00:00.000Z');
    const letters = await lettersOf(server, member);
    expect(
      letters.filter((each) => !isTry(each)).map(({ subject, text }) => [subject, text.split('\n\n')[0]]),
    ).toEqual([
      [
        'Your membership is suspended',
        'We couldn’t charge CAD\u00a011.54 for Round-ups, November for 30 days, so your membership is suspended. We won’t try again.',
      ],
    ]);
  });

  test('[LIFE-02] [LIFE-07] asks nobody to pay what was paid or waived since', async () => {
    const [payer, waived] = [await declining(), await declining()];
    await settleAt(server, '2027-01-02T09:00:00.000Z');
    await setCard(server, payer, '4242');
    await payer.login(payer.email);
    await payer.post('/membership/charge', undefined, newKey());
    await waive(server, waived, 2500);
    const paid = 'It has been paid since. There’s nothing you need to do.';
    const letters = await lettersOf(server, payer);
    const active = letters.find(({ subject }) => subject.includes('active again'));
    expect([active?.subject, ...(active?.text.split('\n\n').slice(0, 2) ?? [])]).toEqual([
      'Your membership is active again',
      'You paid what you owed for Starter, monthly. Your membership is active again.',
      'You don’t owe anything now.',
    ]);
    expect(letters.find(isTry)?.text).toBe(`${declined('Dec 16, 2026')}\n\n${paid}\n\n${account}`);
    expect(letters.find(({ subject }) => subject.includes('suspended'))).toEqual({
      subject: 'Your membership was suspended on Jan 1, 2027',
      text: `We couldn’t charge $25.00 for Starter, monthly for 30 days, so your membership was suspended on Jan 1, 2027. ${paid}\n\n${account}`,
    });
    expect((await lettersOf(server, waived)).find(isTry)?.text).toBe(
      `${declined('Dec 16, 2026')}\n\nWe waived it since, so you no longer owe it.\n\n${account}`,
    );
  });

  test('[LIFE-07] says of a plan and a next charge that they were, once they were', async () => {
    const [changed, renewed] = [await signInAs(server, 'active'), await signInAs(server, 'active')];
    await changed.post('/membership/downgrade', planBody('Rookie'), newKey());
    await settleAt(server, '2027-01-28T12:00:00.000Z');
    expect((await lettersOf(server, changed)).find(({ subject }) => subject.startsWith('You chose'))).toEqual(
      {
        subject: 'You chose Rookie, monthly',
        text: `You chose Rookie, monthly for the time from Dec 2, 2026 on. That day has passed: your account says which plan you’re on.\n\n${account}`,
      },
    );
    const next = (await lettersOf(server, renewed)).map(({ text }) => /Next charge: .*/.exec(text)?.[0]);
    expect(next).toEqual([undefined, 'Next charge: $25.00 on Feb 2, 2027']);
  });

  test('[LIFE-05] [LIFE-07] says of an end that it was, once it was', async () => {
    const member = await signInAs(server, 'active');
    await member.post('/membership/cancel', {});
    server.clock.set(new Date('2027-01-28T12:00:00.000Z'));
    expect(await lettersOf(server, member)).toEqual([
      {
        subject: 'Your membership ended on Dec 1, 2026',
        text: `Your membership ended on Dec 1, 2026.\n\nChanged your mind? You can come back from your account.\n\n${account}`,
      },
    ]);
  });

  test('[LIFE-05] [LIFE-07] says of an end at once on which day it was', async () => {
    const member = await signInAs(server, 'overdue');
    await member.post('/membership/cancel', {});
    const ended = (await lettersOf(server, member)).find(
      ({ subject }) => subject === 'Your membership has ended',
    );
    expect(ended?.text.split('\n\n')).toEqual([
      'Your membership ended on Nov 20, 2026.',
      expect.stringMatching(/^You still owe \$[\d.]+ for Starter, monthly\. Pay it before you withdraw/),
      'Changed your mind? You can come back from your account.',
      expect.stringMatching(/^Pay /),
    ]);
  });

  test('[LIFE-05] [LIFE-07] says an end once, where the cancellation is due with it', async () => {
    const member = await signInAs(server, 'active');
    await member.post('/membership/cancel', {});
    await settleAt(server, '2026-12-02T00:00:00.000Z');
    expect(await lettersOf(server, member)).toEqual([
      {
        subject: 'Your plan has ended',
        text: `Starter, monthly ended on Dec 1, 2026, as you asked. Your benefits have stopped, and it won’t renew.\n\nCash back that is left stays in your account. You can withdraw it once you come back.\n\n${account}`,
      },
    ]);
  });
});
