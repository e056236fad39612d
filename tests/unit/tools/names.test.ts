import { describe, expect, it } from 'vitest';
import { flawsOf, tooLong } from '#tests/tools/names/check.ts';
import { namesIn } from '#tests/tools/names/names-in.ts';

const textsOf = (file: string, source: string) => namesIn(file, source).map(({ text }) => text);

describe('the check of names', () => {
  it('reads identifiers, states, events and test titles, but no comment, no text and no name of a package', () => {
    expect(
      textsOf(
        'machines/lamp/lamp.machine.ts',
        `import { keep } from 'package';
         // What was told.
         const lampState = keep('lamp.switched', 'A text that was told.');
         it.each([1])('[FLOW-01] stays lit', () => lampState);`,
      ),
    ).toEqual(['lampState', 'lamp.switched', `'[FLOW-01] stays lit'`, 'it', 'each', 'lampState']);
  });

  it.each([
    ['toldBefore', 'told'],
    ['keptPages', 'kept'],
    ['src/app/hear-tabs.ts', 'hear'],
    ['facts.heard', 'heard'],
    ['KEEP', 'keep'],
    ['`the page is loaded anew`', 'anew'],
  ])('refuses %s and names what replaces it', (name, word) => {
    expect(flawsOf('a.ts:1', 'identifier', name)).toEqual([
      expect.stringMatching(new RegExp(`^a\\.ts:1: identifier .* says "${word}"; say `)),
    ]);
  });

  it.each(['keepAliveTimeout', 'hearts', 'bookkeeper', `'chooses Keep my plan'`, 'intents'])(
    'lets %s pass',
    (name) => {
      expect(flawsOf('a.ts:1', 'identifier', name)).toEqual([]);
    },
  );

  it('refuses commit subjects over 72 characters', () => {
    expect(tooLong([`abc123 ${'x'.repeat(72)}`, `abc124 ${'y'.repeat(73)}`, ''])).toEqual([
      `Commit abc124 ${'y'.repeat(73)}: the subject has more than 72 characters.`,
    ]);
  });
});
