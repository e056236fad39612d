import type { Card } from '#machines/domain/card.ts';
import type { Transaction } from '#machines/domain/transaction.ts';
import { cardNumber } from '#src/messages/cards.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { promisedText } from '#src/messages/promised-text.ts';
import { activityMessages } from './activity.messages.ts';

const copy = activityMessages;

/** Where a purchase was made; networks don't always tell. */
export function purchaseName({ brand, description }: Pick<Transaction, 'brand' | 'description'>): string {
  return brand?.trim() || inWords(description.trim()) || copy.table.unnamed;
}

/** Card networks write in capitals. */
function inWords(description: string): string {
  if (description !== description.toUpperCase()) return description;
  return description.toLowerCase().replaceAll(/(?<![\p{L}\p{N}’'])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** The card of a purchase, as far as it is known. */
export function cardLabel(cardId: string, cards: readonly Card[]): string {
  const card = cards.find(({ id }) => id === cardId);
  return card ? cardNumber(card) : copy.table.noCard;
}

/** What became of a reward, in one word; empty for a purchase that earns nothing. */
export function rewardWord({ rewardStatus }: Pick<Transaction, 'rewardStatus'>): string {
  return rewardStatus === null ? '' : copy.rewards[rewardStatus];
}

/** Why a reward is not given, or when it is confirmed, and whether that is late; empty where there is nothing to say. */
export function rewardNote({ rewardStatus, rewardReason, expectedAt }: Transaction, today: Date): string {
  const notes = copy.rewardNotes;
  switch (rewardStatus) {
    case 'ineligible':
      return rewardReason?.trim() || notes.noReason;
    case 'pending':
      return expectedAt === null ? '' : promisedText(notes, expectedAt, today);
    case 'confirmed':
      return expectedAt === null ? '' : notes.confirmedOn(formatDate(expectedAt));
    case 'paid':
    case 'unknown':
    case null:
      return '';
  }
}
