import {
  BadgeCheck,
  Ban,
  ChevronDown,
  CircleCheck,
  CircleQuestionMark,
  Clock,
  type LucideIcon,
} from 'lucide-react';
import { useId, type ComponentPropsWithRef } from 'react';
import type { CurrencyCode } from '#machines/domain/client.ts';
import type { Card } from '#machines/domain/card.ts';
import type { RewardStatus, SortColumn, Transaction } from '#machines/domain/transaction.ts';
import type { Cents } from '#machines/domain/wire.ts';
import { cardBrand, cardDigits } from '#src/messages/cards.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { formatMoney } from '#src/messages/format.ts';
import { useToday } from '#src/ui/today/use-today.ts';
import { activityMessages } from './activity.messages.ts';
import { purchaseName, rewardNote, rewardWord } from './transaction-words.ts';
import * as styles from './transactions.css.ts';
import { ContributionBreakdown } from './contribution-breakdown.tsx';

const copy = activityMessages.table;

const icons: Readonly<Record<RewardStatus, LucideIcon>> = {
  pending: Clock,
  confirmed: CircleCheck,
  paid: BadgeCheck,
  ineligible: Ban,
  unknown: CircleQuestionMark,
};

export interface RowFacts {
  cards: readonly Card[];
  currency: CurrencyCode;
}

interface TransactionRowProps extends RowFacts, Omit<ComponentPropsWithRef<'tbody'>, 'children'> {
  transaction: Transaction;
  columns: readonly SortColumn[];
  isOpen: boolean;
  /** Its place among all rows, from 1, where not all of them are in the page. */
  place?: number;
  onToggle: () => void;
}

/** A purchase, and when it is opened why it gave what it gave. */
export function TransactionRow({
  transaction,
  columns,
  cards,
  currency,
  isOpen,
  place,
  onToggle,
  ...rest
}: TransactionRowProps) {
  const id = useId();
  const details = copy.details(purchaseName(transaction), formatMoney(transaction.amount, currency));
  return (
    <tbody {...rest} className={styles.body}>
      <tr className={styles.row} aria-rowindex={place}>
        {columns.map((column) => {
          const content = (
            <Cell column={column} transaction={transaction} cards={cards} currency={currency} />
          );
          return column === 'date' ? (
            <th key={column} scope="row" className={styles.cells[column]}>
              {content}
            </th>
          ) : (
            <td key={column} className={styles.cells[column]}>
              {(column === 'amount' || column === 'reward') && (
                <span className={styles.spokenOnPhone}>{copy.columns[column]} </span>
              )}
              {content}
            </td>
          );
        })}
        <td className={styles.openCell}>
          <button
            type="button"
            className={styles.open}
            aria-label={details}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={onToggle}
          >
            <ChevronDown size={18} className={styles.chevron} aria-hidden="true" />
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr id={id} className={styles.whyRow}>
          <td colSpan={columns.length + 1} className={styles.whyCell}>
            <ContributionBreakdown transaction={transaction} currency={currency} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

function Cell({
  column,
  transaction,
  cards,
  currency,
}: RowFacts & { column: SortColumn; transaction: Transaction }) {
  const { purchasedAt, amount, roundUpAmount, contribution, cardId } = transaction;
  switch (column) {
    case 'date':
      return (
        <>
          <span className={styles.name}>{purchaseName(transaction)}</span>
          <span className={styles.softWide}>{formatDate(purchasedAt)}</span>
        </>
      );
    case 'card':
      return (
        <>
          <span className={styles.onPhone}>{formatDate(purchasedAt)} · </span>
          <CardOf card={cards.find(({ id }) => id === cardId)} />
        </>
      );
    case 'amount':
      return formatMoney(amount, currency);
    case 'roundUp':
      return <AmountOrNone cents={roundUpAmount} currency={currency} />;
    case 'contribution':
      return <AmountOrNone cents={contribution} currency={currency} />;
    case 'reward':
      return <Reward transaction={transaction} currency={currency} />;
  }
}

/** On a phone its digits have to do. */
function CardOf({ card }: { card: Card | undefined }) {
  if (card === undefined) return copy.noCard;
  return (
    <>
      <span className={styles.brand}>{cardBrand(card)} </span>
      {cardDigits(card)}
    </>
  );
}

function AmountOrNone({ cents, currency }: { cents: Cents; currency: CurrencyCode }) {
  return cents === 0 ? <span className={styles.none}>{copy.none}</span> : formatMoney(cents, currency);
}

function Reward({ transaction, currency }: { transaction: Transaction; currency: CurrencyCode }) {
  const { rewardStatus, rewardAmount, amount } = transaction;
  const today = useToday();
  if (rewardStatus === null)
    return <span className={styles.none}>{amount < 0 ? copy.refund : copy.noReward}</span>;
  const Icon = icons[rewardStatus];
  const note = rewardNote(transaction, today);
  return (
    <span className={styles.reward}>
      <span className={styles.rewardLine}>
        <span className={styles.rewardAmount}>{formatMoney(rewardAmount, currency)}</span>
        <span className={styles.statuses[rewardStatus]}>
          <Icon size={14} aria-hidden="true" />
          {rewardWord(transaction)}
        </span>
      </span>
      {note !== '' && <span className={styles.rewardNote}>{note}</span>}
    </span>
  );
}
