import { describe, expect, it } from 'vitest';
import { codeCells, flawOf } from '#tests/support/faults/code-cells.ts';

describe('every code of the catalogue, from the socket to the words', () => {
  it('[HTTP-03] has words of the app under 520 and under 521, without the code or a gap in them', async () => {
    const cells = await codeCells();
    expect(cells.filter(({ found }) => found !== null)).toEqual([]);
    expect(cells).toHaveLength(94);
  });

  it.each([
    ['', /as good as nothing/],
    ['   \n', /as good as nothing/],
    ['The server says i_card_007.', /shows "i_card_007"/],
    ['Please contact undefined.', /shows "undefined"/],
    ['Please contact {support}.', /shows "{"/],
    ['Something went wrong. Please try again. If it keeps happening, contact support.', /not known/],
  ])('[HTTP-03] is found out where a member would read %j', (line, flaw) => {
    expect(flawOf(line, 'i_card_007')).toMatch(flaw);
  });
});
