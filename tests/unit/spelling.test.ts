import { afterEach, describe, expect, test, vi } from 'vitest';
import { englishOf, inCanadian, type English } from '#machines/domain/spelling.ts';
import { spelled } from '#src/messages/spelled.ts';

const catalogues = {
  ...import.meta.glob('/src/flows/**/*.messages.ts', { eager: true }),
  ...import.meta.glob('/src/messages/*.ts', { eager: true }),
};

const openIn = (lang: English) => vi.stubGlobal('document', { documentElement: { lang } });
afterEach(() => vi.unstubAllGlobals());

/** Every text of a catalogue, and the source of every function in it that makes one, by its path. */
function textsIn(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value)]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${path}.${key}`));
}

const everyText = () => Object.entries(catalogues).flatMap(([file, module]) => textsIn(module, file));

describe('the English of a tenant', () => {
  test.each([
    ['USD', 'en-US'],
    ['CAD', 'en-CA'],
    ['', 'en-US'],
  ])('[FRMT-01] of %s is %s', (currencyCode, english) => {
    expect(englishOf(currencyCode)).toBe(english);
  });

  test.each([
    ['Canceled', 'Cancelled'],
    [
      'Canceling takes days: it is canceled, not cancelled.',
      'Cancelling takes days: it is cancelled, not cancelled.',
    ],
    ['Cancel, cancels and cancellation', 'Cancel, cancels and cancellation'],
    ['Nothing to spell', 'Nothing to spell'],
  ])('[FRMT-01] in Canada %j is %j', (american, canadian) => {
    expect(inCanadian(american)).toBe(canadian);
    expect(inCanadian(canadian)).toBe(canadian);
  });

  test('[FRMT-01] is that of the document, American where it says neither', () => {
    expect(spelled('Canceled')).toBe('Canceled');
    openIn('en-US');
    expect(spelled('Canceled')).toBe('Canceled');
    openIn('en-CA');
    expect(spelled('Canceled')).toBe('Cancelled');
  });

  test('[FRMT-01] holds for every message: American in the United States, Canadian in Canada', () => {
    openIn('en-US');
    const american = everyText();
    expect(american.length).toBeGreaterThan(800);
    const british = /\b(cancell(ed|ing)|colou?rs?|favou?rable|recognis|organis)/i;
    const isKey = (text: string) => !text.includes(' ') || /=>|function/.test(text);
    expect(american.filter(([, text]) => !isKey(text) && british.test(text))).toEqual([]);
    openIn('en-CA');
    const unspelled = everyText().filter(
      ([, text]) => inCanadian(text) !== text && !text.includes('spelled'),
    );
    expect(unspelled).toEqual([]);
  });
});
