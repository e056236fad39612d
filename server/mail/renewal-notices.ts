import { addDays, addMilliseconds, differenceInCalendarDays } from 'date-fns';
import { and, asc, between, eq, notExists, sql } from 'drizzle-orm';
import { formatMoney } from '#machines/domain/money-format.ts';
import { utc } from '#machines/domain/utc.ts';
import { primaryCardsOf, primaryOf } from '#server/cards/own-cards.ts';
import { linkTo } from '#server/client/page-link.ts';
import type { Transaction } from '#server/db/database.ts';
import { renewalNotices } from '#server/db/operations-schema.ts';
import { clients, memberships, membershipSubscriptions, themes, users } from '#server/db/schema.ts';
import { originOfTenant } from '#server/client/public-origin.ts';
import { membershipAt, readMemberships } from '#server/member/membership.ts';
import { isRoundUp, nameOf, planFinder, priceOf, type PlanFinder } from '#server/payments/plans.ts';
import type { Services } from '#server/services.ts';
import type { Letter } from './letter.ts';
import { formatDay } from '#server/format-day.ts';
import { handOver, storeMails } from './send-mail.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'settings' | 'log'>;

/** So many days before an annual period ends its member is written to; the later notice takes the place of the earlier. */
const noticeDays = [7, 30] as const;

const batchSize = 50;

const { endsAt } = membershipSubscriptions;

/** Annual periods of active members that end within days and whose notice is not written, the first to end first. */
function endingSoon(db: Transaction, now: Date, days: number) {
  const written = db
    .select({ days: renewalNotices.days })
    .from(renewalNotices)
    .where(and(eq(renewalNotices.periodId, membershipSubscriptions.id), eq(renewalNotices.days, days)));
  return db
    .select({
      periodId: membershipSubscriptions.id,
      endsAt,
      user: users,
      client: clients,
      theme: themes.document,
    })
    .from(membershipSubscriptions)
    .innerJoin(memberships, eq(memberships.id, membershipSubscriptions.membershipId))
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(clients, eq(clients.id, memberships.clientId))
    .leftJoin(themes, eq(themes.clientId, clients.id))
    .where(
      and(
        sql`${endsAt} - ${membershipSubscriptions.startsAt} > interval '60 days'`,
        between(endsAt, now, addDays(now, days)),
        eq(memberships.renewsAt, endsAt),
        eq(memberships.status, 'active'),
        notExists(written),
      ),
    )
    .orderBy(asc(endsAt))
    .limit(batchSize);
}

type Ending = Awaited<ReturnType<typeof endingSoon>>[number];

/** How far ahead a day is, in words: "in a week". */
function inDays(now: Date, then: Date): string {
  const days = differenceInCalendarDays(then, now, { in: utc });
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days === 7 ? 'in a week' : `in ${days} days`;
}

/** What is written of periods that end; nothing of one that is followed by none that costs something. */
async function mailsAbout(
  db: Transaction,
  ending: readonly Ending[],
  plans: PlanFinder,
  { clock, settings }: Deps,
) {
  const members = ending.map(({ user }) => user);
  const records = await readMemberships(db, members);
  const cards = await primaryCardsOf(db, members);
  const mails = await Promise.all(
    ending.map(async (one) => {
      const record = records.get(one.user.id);
      const begin = addMilliseconds(one.endsAt, 1);
      const own = record && membershipAt(record, clock.now());
      const choice = own && (await plans(one.user.clientId, own.scheduled ?? own.last ?? own.membership));
      if (!choice || isRoundUp(choice)) return null;
      const card = primaryOf(cards.get(one.user.id) ?? [], begin);
      const amount = formatMoney(priceOf(choice), one.client.currencyCode);
      const day = formatDay(begin);
      const letter: Letter = {
        subject: `Your plan renews ${inDays(clock.now(), begin)}, on ${day}`,
        paragraphs: [
          card === null
            ? `${nameOf(choice)} renews on ${day} for ${amount}. There’s no card that we can charge: please add one before then.`
            : `${nameOf(choice)} renews on ${day}. We’ll charge ${amount} to the card ending in ${card.lastDigits}.`,
          'To change or cancel your plan, go to your account before that day.',
        ],
        facts: [
          ['Plan', nameOf(choice)],
          ['Charge', amount],
          ['Date', day],
        ],
        action: {
          label: 'Go to your account',
          href: linkTo({ origin: originOfTenant(one.client, settings) }, 'account', {}),
        },
      };
      return { mail: { client: one.client, to: one.user, letter }, theme: one.theme };
    }),
  );
  return mails.filter((mail) => mail !== null);
}

/** Writes some of the notices that are due, each once, and says whether there may be more. */
async function writeSome(deps: Deps, days: number) {
  const { db, clock } = deps;
  return db.transaction(async (transaction) => {
    const ending = await endingSoon(transaction, clock.now(), days);
    if (ending.length === 0) return { mails: [], isOver: true };
    const notices = ending.flatMap(({ periodId }) =>
      noticeDays.filter((each) => each >= days).map((each) => ({ periodId, days: each })),
    );
    const ours = await transaction.insert(renewalNotices).values(notices).onConflictDoNothing().returning();
    const own = new Set(ours.flatMap((notice) => (notice.days === days ? [notice.periodId] : [])));
    const mine = ending.filter(({ periodId }) => own.has(periodId));
    const mails = await mailsAbout(transaction, mine, planFinder(transaction), deps);
    return { mails: await storeMails(transaction, mails, deps), isOver: false };
  });
}

/**
 * Writes to members whose annual period ends in 30 days and in 7, once each, and puts the mails into the outbox. Nobody is
 * written to where no processor is set up: there nothing is renewed.
 */
export async function writeRenewalNotices(deps: Deps, jobs: Services['jobs']): Promise<void> {
  if (!deps.settings.sandbox) return;
  for (const days of noticeDays) {
    for (;;) {
      const { mails, isOver } = await writeSome(deps, days);
      for (const mail of mails) await handOver(mail, { ...deps, jobs });
      if (isOver) break;
    }
  }
}
