import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDate, formatDateLong, formatMonthYear } from '#src/messages/format-date.ts';
import { formatInteger, formatMoney, formatPercent } from '#src/messages/format.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('money', () => {
  test.each([
    [123_450, '$1,234.50', 'CAD\u00a01,234.50'],
    [-123_450, '−$1,234.50', '−CAD\u00a01,234.50'],
    [0, '$0.00', 'CAD\u00a00.00'],
    [-0, '$0.00', 'CAD\u00a00.00'],
    [1, '$0.01', 'CAD\u00a00.01'],
    [120, '$1.20', 'CAD\u00a01.20'],
    [100_000_000_05, '$100,000,000.05', 'CAD\u00a0100,000,000.05'],
  ])('[FRMT-01] %d cents are %s or %s', (cents, usd, cad) => {
    expect(formatMoney(cents, 'USD')).toBe(usd);
    expect(formatMoney(cents, 'CAD')).toBe(cad);
  });

  test('[FRMT-01] every amount shows every cent, two decimals and its own mark', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        for (const [code, pattern] of [
          ['USD', /^−?\$[\d,]+\.\d\d$/],
          ['CAD', /^−?CAD\u00a0[\d,]+\.\d\d$/],
        ] as const) {
          const text = formatMoney(cents, code);
          expect(text).toMatch(pattern);
          expect(Number(text.replace('−', '-').replaceAll(/[^\d-]/g, ''))).toBe(cents);
        }
      }),
    );
  });
});

describe('numbers', () => {
  test('[FRMT-01] a percentage has no grouping and no decimals', () => {
    expect(formatPercent(12.345)).toBe('1235%');
    expect(formatPercent(0.5)).toBe('50%');
    expect(formatPercent(-0)).toBe('0%');
  });

  test('[FRMT-01] a count is grouped', () => {
    expect(formatInteger(1_234_567)).toBe('1,234,567');
    expect(formatInteger(-0)).toBe('0');
  });
});

describe('dates', () => {
  test('[FRMT-02] are written as LLL d, yyyy, or with the whole month', () => {
    expect(formatDate('2026-11-22T23:59:59Z')).toBe('Nov\u00a022,\u00a02026');
    expect(formatDate('2026-05-01T00:00:00.000Z')).toBe('May\u00a01,\u00a02026');
    expect(formatDateLong('2026-11-22T23:59:59Z')).toBe('November\u00a022,\u00a02026');
    expect(formatMonthYear('2026-11')).toBe('November\u00a02026');
  });

  test('[FRMT-02] that are none are empty, never "Invalid Date"', () => {
    for (const text of ['', 'soon', '2026-99-99T00:00:00Z']) {
      expect(formatDate(text)).toBe('');
      expect(formatDateLong(text)).toBe('');
    }
  });

  test('[FRMT-02] [R27] are the same at both ends of the world', { timeout: 30_000 }, () => {
    const program = `
      import { formatDate, formatDateLong, formatMonthYear } from '#src/messages/format-date.ts';
      const start = Date.UTC(2023, 11, 30);
      const instants = Array.from({ length: 800 }, (_, index) => new Date(start + index * 13 * 3_599_999).toISOString());
      const texts = instants.map((iso) => [formatDate(iso), formatDateLong(iso), formatMonthYear(iso.slice(0, 7))].join('|'));
      console.log(JSON.stringify({ offset: new Date(start).getTimezoneOffset(), texts }));`;
    const run = (zone: string): { offset: number; texts: string[] } =>
      JSON.parse(
        execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
          cwd: root,
          env: { ...process.env, TZ: zone },
          encoding: 'utf8',
        }),
      );
    const [west, middle, east] = ['Pacific/Pago_Pago', 'UTC', 'Pacific/Kiritimati'].map(run);
    expect([west?.offset, middle?.offset, east?.offset]).toEqual([660, 0, -840]);
    expect(middle?.texts).toHaveLength(800);
    expect(middle?.texts[0]).toBe('Dec\u00a030,\u00a02023|December\u00a030,\u00a02023|December\u00a02023');
    expect(west?.texts).toEqual(middle?.texts);
    expect(east?.texts).toEqual(middle?.texts);
  });
});
