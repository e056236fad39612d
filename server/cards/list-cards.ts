import { toMajorUnits } from '#machines/domain/wire.ts';
import type { ClientRow, UserRow } from '#server/db/rows.ts';
import type { ReadContext } from '#server/payments/member-transaction.ts';
import { viewCard } from './card-view.ts';
import { cardsOf } from './own-cards.ts';
import { balancesByCard } from './reward-balance.ts';

export interface CardsQuery {
  withPlatform?: boolean | undefined;
  withDeleted?: boolean | undefined;
}

/** The cards of a member as they travel, in the order in which they were linked, each with what it has earned. */
export async function listCards(
  { db, now }: ReadContext,
  user: UserRow,
  client: ClientRow,
  { withPlatform = false, withDeleted = false }: CardsQuery,
) {
  const rows = await cardsOf(db, user);
  const balances = await balancesByCard(db, user);
  return rows
    .filter(({ status }) => withDeleted || status !== 'deleted')
    .map((card) => ({
      ...viewCard(card, client, now),
      rewardBalance: toMajorUnits(balances.get(card.id) ?? 0),
      ...(withPlatform ? { platformData: { id: card.platformId } } : {}),
    }));
}
