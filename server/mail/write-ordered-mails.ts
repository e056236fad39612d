import { addMilliseconds } from 'date-fns';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { accountHistory, mailOrders } from '#server/db/history-schema.ts';
import { charges, clients, memberships, membershipSubscriptions, themes, users } from '#server/db/schema.ts';
import { isMailed } from '#server/history/mailed-kinds.ts';
import { originOfTenant } from '#server/client/public-origin.ts';
import type { Services } from '#server/services.ts';
import { letterAbout } from './member-mails.ts';
import { handOver, storeMails } from './send-mail.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'settings' | 'log'>;

const batchSize = 50;

/** Takes the oldest orders that no other server works on, with what their mails are made of. */
function takeOrders(db: Transaction) {
  return db
    .select({
      order: mailOrders,
      entry: accountHistory,
      user: users,
      client: clients,
      theme: themes.document,
      membership: { status: memberships.status, renewsAt: memberships.renewsAt },
      chargeId: charges.id,
      paidUntil: membershipSubscriptions.endsAt,
    })
    .from(mailOrders)
    .innerJoin(accountHistory, eq(accountHistory.id, mailOrders.entryId))
    .innerJoin(users, eq(users.id, accountHistory.userId))
    .innerJoin(clients, eq(clients.id, accountHistory.clientId))
    .leftJoin(themes, eq(themes.clientId, clients.id))
    .leftJoin(memberships, eq(memberships.userId, users.id))
    .leftJoin(
      charges,
      and(
        eq(charges.userId, users.id),
        eq(charges.status, 'succeeded'),
        // A slow bank's charge is written down when it has passed.
        or(eq(charges.createdAt, accountHistory.at), eq(charges.settlesAt, accountHistory.at)),
        eq(charges.amountCents, accountHistory.amountCents),
      ),
    )
    .leftJoin(membershipSubscriptions, eq(membershipSubscriptions.id, charges.subscriptionId))
    .orderBy(asc(mailOrders.id))
    .limit(batchSize)
    .for('update', { of: mailOrders, skipLocked: true });
}

/** Writes the mails of some orders, each once, and gives them; none where no order is left. */
function writeSome({ db, clock, settings }: Deps) {
  return db.transaction(async (transaction) => {
    const taken = await takeOrders(transaction);
    if (taken.length === 0) return [];
    const ids = new Set(taken.map(({ order }) => order.id));
    await transaction.delete(mailOrders).where(inArray(mailOrders.id, [...ids]));
    const mails = taken.flatMap(({ order, entry, user, client, theme, membership, chargeId, paidUntil }) => {
      if (!ids.delete(order.id) || !isMailed(entry)) return [];
      const lastDay = membership?.status === 'active' ? (paidUntil ?? membership.renewsAt) : null;
      const renewsOn = lastDay === null ? null : addMilliseconds(lastDay, 1);
      const origin = originOfTenant(client, settings);
      const letter = letterAbout({ client, entry, chargeId, renewsOn, origin });
      return [{ mail: { client, to: user, letter }, theme }];
    });
    return storeMails(transaction, mails, { clock, settings });
  });
}

/**
 * Writes the mails that entries of histories ordered and puts them into the outbox: an order goes as its mail comes, so
 * that each is written once whatever happens between.
 */
export async function writeOrderedMails(deps: Deps, jobs: Services['jobs']): Promise<void> {
  const written = await writeSome(deps);
  for (const mail of written) await handOver(mail, { ...deps, jobs });
  if (written.length > 0) await writeOrderedMails(deps, jobs);
}
