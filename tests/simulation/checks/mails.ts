import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#server/db/database.ts';
import type { Instant } from '../model/calendar.ts';
import type { MailKind, Member } from '../model/member.ts';
import { differencesOf, type Difference } from './violation.ts';

/** What a mail is about, by its subject. */
const subjects: Readonly<Record<MailKind, RegExp>> = {
  welcome: /^Welcome to /,
  renewed: /^Your receipt for |^Your membership (renewed|is active again|became active again)/,
  changed: /^You’re on /,
  returned: /^Welcome back /,
  settled: /^Your payment of .* went through|^Your last round-ups, .* charged$|^You paid what you owed: /,
  declined: /^Your payment didn’t go through/,
  suspended: /^Your membership (is|was) suspended/,
  scheduled: /^Your plan changes on |^You chose /,
  unscheduled: /^Your plan stays /,
  cancelled: /^Your membership (ends|ended|has ended)/,
  continues: /^Your membership continues/,
  ended: /^Your plan has ended/,
  sentBack: /of cash back was sent back/,
  withdrawn: /of cash back is on its way/,
  waived: /^You no longer owe /,
  notice: /^Your plan renews /,
};
const kinds: readonly MailKind[] = [
  'welcome',
  'renewed',
  'changed',
  'returned',
  'settled',
  'declined',
  'suspended',
  'scheduled',
  'unscheduled',
  'cancelled',
  'continues',
  'ended',
  'withdrawn',
  'sentBack',
  'waived',
  'notice',
];

const mailsShape = v.object({
  rows: v.array(v.object({ recipient: v.string(), subject: v.string(), receipt: v.nullable(v.string()) })),
});
const chargesShape = v.object({ rows: v.array(v.object({ id: v.string(), email: v.string() })) });

/** The mails that were written to members, and the numbers of the receipts that they are. */
export class MailCount {
  readonly #kinds = new Map<string, Map<string, number>>();
  readonly #receipts = new Map<string, number>();
  readonly #known = new Set<string>();
  #since: Instant = 0;

  /** Counts what was written since the last time. */
  async read(db: Database, now: Instant): Promise<void> {
    const answer = await db.execute(sql`
      select recipient, subject, substring(body from 'Receipt: (R-[0-9A-F]{8})') receipt from outbox_mails
      where created_at > ${new Date(this.#since).toISOString()}::timestamptz`);
    for (const { recipient, subject, receipt } of v.parse(mailsShape, answer).rows) {
      const kind = kinds.find((each) => subjects[each].test(subject)) ?? subject;
      const own = this.#kinds.get(recipient) ?? new Map<string, number>();
      this.#kinds.set(recipient, own.set(kind, (own.get(kind) ?? 0) + 1));
      if (receipt === null) continue;
      const address = `${recipient} ${receipt}`;
      this.#receipts.set(address, (this.#receipts.get(address) ?? 0) + 1);
    }
    this.#since = now;
  }

  /** Which mails a member has more or less than the rules say. */
  check(email: string, { mails }: Member): Difference[] {
    return differencesOf(
      'mails',
      Object.fromEntries(kinds.map((kind) => [kind, mails.get(kind) ?? 0])),
      Object.fromEntries(kinds.map((kind) => [kind, this.#kinds.get(email)?.get(kind) ?? 0])),
    );
  }

  /** Charges that passed since the last time and whose receipt was not mailed once, by the address. */
  async missingReceipts(db: Database): Promise<[email: string, missing: Difference][]> {
    const answer = await db.execute(sql`
      select charges.id, email from charges join users on users.id = user_id where charges.status = 'succeeded'`);
    const passed = v.parse(chargesShape, answer).rows.filter(({ id }) => !this.#known.has(id));
    for (const { id } of passed) this.#known.add(id);
    return passed.flatMap(({ id, email }) => {
      const number = `R-${id.slice(0, 8).toUpperCase()}`;
      const found = this.#receipts.get(`${email} ${number}`) ?? 0;
      const missing = {
        what: 'mails: a receipt of each charge',
        expected: `1 of ${number}`,
        found: `${found}`,
      };
      return found === 1 ? [] : [[email, missing]];
    });
  }
}
