import { cardTransactions } from '#server/db/activity-schema.ts';
import type { Database } from '#server/db/database.ts';
import type { Cents, Instant } from '../model/calendar.ts';
import type { Purchase } from '../model/member.ts';
import type { Participant } from './participant.ts';

type Row = typeof cardTransactions.$inferInsert;

/** What the card network reports: it writes purchases into the database, as they come. */
export interface Feed {
  bought: (participant: Participant, purchase: Purchase) => void;
  refunded: (participant: Participant, purchase: Purchase, back: { cents: Cents; at: Instant }) => void;
  /** Writes what was reported since. */
  flush: () => Promise<void>;
}

export function createFeed(db: Database): Feed {
  let rows: Row[] = [];
  const base = ({ member, userId, cardIds }: Participant, { digits }: Purchase) => ({
    clientId: member.program.tenant,
    userId,
    cardId: cardIds.get(digits) ?? '',
    description: 'SIMULATED STORE',
  });
  return {
    bought: (participant, purchase) => {
      const { id, at, amount, roundUp, gift, reward, status, expectedAt } = purchase;
      rows.push({
        ...base(participant, purchase),
        id,
        amountCents: amount,
        roundUpAmountCents: roundUp,
        contributionCents: roundUp + gift,
        rewardAmountCents: reward,
        rewardStatus: status === null ? null : 'pending',
        expectedAt: status === null ? null : new Date(expectedAt),
        purchasedAt: new Date(at),
      });
    },
    refunded: (participant, purchase, { cents, at }) => {
      rows.push({
        ...base(participant, purchase),
        amountCents: -cents,
        refundOf: purchase.id,
        purchasedAt: new Date(at),
      });
    },
    flush: async () => {
      if (rows.length === 0) return;
      await db.insert(cardTransactions).values(rows);
      rows = [];
    },
  };
}
