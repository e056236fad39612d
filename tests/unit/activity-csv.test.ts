import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Transaction } from '#machines/domain/transaction.ts';
import { sampleTransaction } from '#machines/samples/activity.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { csvName, toCsv } from '#src/flows/activity/csv.ts';

const facts = { cards: [sampleCard], currency: 'CAD' } as const;

/** The cells of a CSV, as a spreadsheet reads them. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [];
  let rest = csv.replace(/^\uFEFF/, '');
  let row: string[] = [];
  while (rest !== '') {
    const [whole = '', quoted, plain, end] = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(rest) ?? [];
    if (whole === '') throw new Error(`This is no CSV: ${rest.slice(0, 40)}`);
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    rest = rest.slice(whole.length);
    if (end === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

describe('transactions as CSV', () => {
  test('[ACTV-06] has a line for each row, with decimal amounts, ISO days and the words of the table', () => {
    const refund: Transaction = {
      ...sampleTransaction,
      id: null,
      brand: null,
      description: "MARLOWE'S CAFÉ 2ND ST",
      cardId: 'another',
      amount: -1205,
      roundUpAmount: 0,
      contribution: 0,
      rewardAmount: 0,
      rewardStatus: null,
      expectedAt: null,
    };
    const refused: Transaction = {
      ...sampleTransaction,
      rewardStatus: 'ineligible',
      rewardReason: 'Too "late", alas',
    };
    expect(toCsv([sampleTransaction, refund, refused], facts)).toBe(
      [
        '\uFEFFDate (UTC),Purchase,Card,Currency,Amount,Round up,Contribution,Reward,Reward status,Reason,Expected (UTC)',
        '2026-11-20,Larkspur Grocers,Visa •••• 4242,CAD,23.40,0.60,0.60,1.17,Pending,,2026-12-20',
        "2026-11-20,Marlowe's Café 2nd St,Card,CAD,-12.05,0.00,0.00,0.00,,,",
        '2026-11-20,Larkspur Grocers,Visa •••• 4242,CAD,23.40,0.60,0.60,1.17,Not eligible,"Too ""late"", alas",2026-12-20',
        '',
      ].join('\r\n'),
    );
    expect(toCsv([], facts).split('\r\n')).toHaveLength(2);
  });

  test('[ACTV-06] [TRST-04] gives no spreadsheet a formula, and leaves every text whole', () => {
    const formula = fc
      .tuple(fc.constantFrom('=', '+', '-', '@', '\t=', '\r', ' ='), fc.string())
      .map(([sign, rest]) => sign + rest);
    fc.assert(
      fc.property(fc.oneof(formula, fc.string({ unit: 'grapheme' })), (text) => {
        const reason = { ...sampleTransaction, rewardReason: text, brand: text };
        const [, row = []] = cellsOf(toCsv([reason], facts));
        const cell = row[9] ?? '';
        expect(cell.replace(/^'/, '')).toBe(text.replace(/^'/, ''));
        for (const each of [cell, row[1] ?? '']) expect(each).not.toMatch(/^\s*[=+\-@]/);
      }),
    );
  });

  test('[ACTV-06] begins with the mark of UTF-8, so that a spreadsheet reads each sign, and is named by tenant and days', () => {
    expect(toCsv([], facts)).toMatch(/^\uFEFFDate/);
    expect(csvName('varsity', { from: '2026-10-24', to: '2026-11-22' })).toBe(
      'varsity-transactions-2026-10-24-to-2026-11-22.csv',
    );
    expect(csvName('harbor', null)).toBe('harbor-transactions-all.csv');
  });
});
