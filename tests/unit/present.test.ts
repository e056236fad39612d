import { describe, expect, it } from 'vitest';
import { present } from '#machines/present.ts';

describe('a value on which a state relies', () => {
  it.each([0, '', false, undefined, { id: 'card-1' }])('[FLOW-06] %j is present', (value) => {
    expect(present(value, 'value')).toBe(value);
  });

  it('[FLOW-06] is an error that names it where there is none', () => {
    expect(() => present(null, 'order')).toThrow(new Error('There is no "order" in this state.'));
  });
});
