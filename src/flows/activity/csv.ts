import type { DayRange } from '#machines/domain/activity-filters.ts';
import type { Card } from '#machines/domain/card.ts';
import type { CurrencyCode } from '#machines/domain/client.ts';
import type { Transaction } from '#machines/domain/transaction.ts';
import type { Cents } from '#machines/domain/wire.ts';
import { activityMessages } from './activity.messages.ts';
import { cardLabel, purchaseName, rewardWord } from './transaction-words.ts';

interface CsvFacts {
  cards: readonly Card[];
  currency: CurrencyCode;
}

/** Without it spreadsheets read UTF-8 as an older encoding, and show “•” as three other signs. */
const encodingMark = '\uFEFF';

/** Transactions as CSV (RFC 4180, UTF-8 with its mark): amounts are decimal, days are ISO and UTC. */
export function toCsv(rows: readonly Transaction[], { cards, currency }: CsvFacts): string {
  const lines = rows.map((row) => [
    row.purchasedAt.slice(0, 10),
    asText(purchaseName(row)),
    asText(cardLabel(row.cardId, cards)),
    currency,
    decimal(row.amount),
    decimal(row.roundUpAmount),
    decimal(row.contribution),
    decimal(row.rewardAmount),
    rewardWord(row),
    asText(row.rewardReason ?? ''),
    row.expectedAt?.slice(0, 10) ?? '',
  ]);
  const table = [activityMessages.export.columns, ...lines].map(
    (line) => `${line.map(quoted).join(',')}\r\n`,
  );
  return encodingMark + table.join('');
}

/** `varsity-transactions-2026-10-24-to-2026-11-22.csv` */
export function csvName(client: string, range: DayRange | null): string {
  const days = range === null ? 'all' : `${range.from}-to-${range.to}`;
  return `${client}-transactions-${days}.csv`;
}

/** A text that a spreadsheet would take for a formula is told to be a text. */
const asText = (text: string) => (/^[\s]*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text);

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const decimal = (cents: Cents) => (cents / 100).toFixed(2);
