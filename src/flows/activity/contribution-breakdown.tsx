import { explainContribution, type ContributionStep } from '#machines/domain/contribution-breakdown.ts';
import type { CurrencyCode } from '#machines/domain/client.ts';
import type { Transaction } from '#machines/domain/transaction.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { formatMoney } from '#src/messages/format.ts';
import { Money } from '#src/ui/money/money.tsx';
import { useToday } from '#src/ui/today/use-today.ts';
import { activityMessages } from './activity.messages.ts';
import { purchaseName, rewardNote, rewardWord } from './transaction-words.ts';
import { soft } from './transactions.css.ts';
import * as styles from './contribution-breakdown.css.ts';

const copy = activityMessages.why;

/** How a purchase came to what it gives and earns, to the cent. */
export function ContributionBreakdown({
  transaction,
  currency,
}: {
  transaction: Transaction;
  currency: CurrencyCode;
}) {
  const today = useToday();
  const { steps, contribution, whose } = explainContribution(transaction);
  const { amount, roundUpAmount, rewardStatus, rewardAmount } = transaction;
  return (
    <div className={styles.why}>
      <h3 className={styles.title}>{copy.title}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step.kind} className={styles.step}>
            <span>{wordsOf(step, transaction, currency)}</span>
            {'amount' in step && (
              <span className={styles.amount}>
                <Money cents={step.amount} currency={currency} />
              </span>
            )}
          </li>
        ))}
        <li className={styles.sum}>
          <span>{amount < 0 ? copy.refundedContribution : copy.contribution[whose]}</span>
          <span className={styles.amount}>
            <Money cents={contribution} currency={currency} />
          </span>
        </li>
        {(rewardStatus !== null || amount >= 0) && (
          <li className={styles.step}>
            <span>
              {rewardWords(transaction)}
              {rewardStatus !== null && (
                <span className={soft}>
                  {[rewardWord(transaction), rewardNote(transaction, today)].filter(Boolean).join(': ')}
                </span>
              )}
            </span>
            {rewardStatus !== null && (
              <span className={styles.amount}>
                <Money cents={rewardAmount} currency={currency} />
              </span>
            )}
          </li>
        )}
      </ol>
      {roundUpAmount > 0 && amount >= 0 && <p className={styles.note}>{copy.monthly}</p>}
      <RefundNote transaction={transaction} currency={currency} />
    </div>
  );
}

/** What a refund does to the cash back of its purchase; nothing where there is none, or none to keep. */
function RefundNote({ transaction, currency }: { transaction: Transaction; currency: CurrencyCode }) {
  const { refunded, rewardStatus } = transaction;
  if (refunded === null || refunded <= 0) return null;
  const isConfirmed = rewardStatus === 'confirmed' || rewardStatus === 'paid';
  if (!isConfirmed && rewardStatus !== 'pending') return null;
  const words = copy.refunded[isConfirmed ? 'confirmed' : 'pending'];
  return <p className={styles.note}>{words(formatMoney(refunded, currency))}</p>;
}

function wordsOf(step: ContributionStep, transaction: Transaction, currency: CurrencyCode): string {
  const where = purchaseName(transaction);
  const date = formatDate(transaction.purchasedAt);
  switch (step.kind) {
    case 'purchase':
      return copy.purchase(where, date);
    case 'refund':
      return copy.refund(where, date);
    case 'roundUp':
      return copy.roundUp(formatMoney(step.upTo, currency));
    case 'overCap':
      return copy.overCap;
    case 'takenBack':
      return copy.takenBack;
    case 'fromStore':
      return copy.fromStore;
    case 'nothingRoundedUp':
      return transaction.amount < 0 ? copy.nothingRefunded : copy.nothing;
  }
}

function rewardWords({ rewardStatus, rewardText }: Transaction): string {
  if (rewardStatus === null) return copy.noReward;
  return rewardText ? copy.reward(rewardText) : copy.plainReward;
}
