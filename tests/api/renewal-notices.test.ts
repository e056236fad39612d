import { addMilliseconds, subDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outboxMails } from '#server/db/operations-schema.ts';
import { formatDay } from '#server/format-day.ts';
import { writeRenewalNotices } from '#server/mail/renewal-notices.ts';
import { ledgerOf, makeMember, signInAs, type TestMember } from '#tests/support/api-members.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';
import { lettersOf } from '#tests/support/member-mails.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());
afterEach(() => server.clock.reset());

const account = 'Go to your account: http://varsity.localhost:4173/account';
const lettersTo = (member: TestMember) => lettersOf(server, member);
const subjectsTo = async (member: TestMember) => (await lettersTo(member)).map(({ subject }) => subject);
const write = (on = server) => writeRenewalNotices(on.services, on.services.jobs);

describe('an annual renewal', () => {
  const yearly = async () => {
    const member = await signInAs(server, 'annual');
    const { periods } = await ledgerOf(server, member);
    const ends = periods.at(-1)?.endsAt ?? testNow;
    return {
      member,
      ends,
      before: (days: number) => server.clock.set(addMilliseconds(subDays(ends, days), 1)),
    };
  };

  test('[LIFE-07] is announced 30 days before and 7 days before, with its amount and card, once each', async () => {
    const { member, ends, before } = await yearly();
    await server.db.delete(outboxMails).where(eq(outboxMails.recipient, member.email));
    server.clock.set(addMilliseconds(subDays(ends, 30), -1));
    await write();
    expect(await lettersTo(member)).toEqual([]);
    before(30);
    await Promise.all([write(), write()]);
    const day = formatDay(addMilliseconds(ends, 1));
    const noticeOf = (soon: string) => ({
      subject: `Your plan renews ${soon}, on ${day}`,
      text: [
        `Starter, annual renews on ${day}. We’ll charge $250.00 to the card ending in 4444.`,
        'To change or cancel your plan, go to your account before that day.',
        `Plan: Starter, annual\nCharge: $250.00\nDate: ${day}`,
        account,
      ].join('\n\n'),
    });
    const first = noticeOf('in 30 days');
    expect(await lettersTo(member)).toEqual([first]);
    before(8);
    await write();
    expect(await lettersTo(member)).toEqual([first]);
    before(7);
    await write();
    await write();
    expect(await lettersTo(member)).toEqual([first, noticeOf('in a week')]);
  });

  test('[LIFE-07] that nobody announced in time is announced once, and not after it', async () => {
    const [late, over] = [await yearly(), await yearly()];
    late.before(3);
    await write();
    await write();
    const day = formatDay(addMilliseconds(late.ends, 1));
    expect(await subjectsTo(late.member)).toEqual([`Your plan renews in 3 days, on ${day}`]);
    await server.db.delete(outboxMails);
    over.before(-1);
    await write();
    expect(await subjectsTo(over.member)).toEqual([]);
  });

  test('[LIFE-07] that was cancelled is not announced, nor is a monthly one', async () => {
    const { member, before } = await yearly();
    const monthly = await signInAs(server, 'active');
    await member.post('/membership/cancel', {});
    await lettersTo(member);
    await server.db.delete(outboxMails);
    before(7);
    await write();
    expect(await subjectsTo(member)).toEqual([]);
    expect(await subjectsTo(monthly)).toEqual([]);
  });

  test('[LIFE-07] [HTTP-03] is not announced where no processor is set up, since nothing renews', async () => {
    const closed = await createTestServer({ settings: { sandbox: false } });
    const { userId } = await makeMember(closed, 'annual');
    const { periods } = await ledgerOf(closed, { userId });
    closed.clock.set(subDays(periods.at(-1)?.endsAt ?? testNow, 6));
    await write(closed);
    expect(await closed.db.select().from(outboxMails)).toEqual([]);
    await closed.close();
  });
});
