import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOf, parseAddress, views, widths, type Address } from '#gallery/address.ts';

describe('a link into the gallery', () => {
  it('[FLOW-04] names machine, state, tenant, width and the way there', () => {
    const hash =
      '#/subscription/upgrading.open?tenant=harbor&w=1440&start=2&path=fetchFacts.done~a,plan.choose~b';
    expect(parseAddress(hash)).toEqual({
      machine: 'subscription',
      state: 'upgrading.open',
      tenant: 'harbor',
      width: 1440,
      view: 'drawing',
      way: { start: 2, path: ['fetchFacts.done~a', 'plan.choose~b'] },
    });
    expect(hashOf(parseAddress(hash))).toBe(hash);
  });

  it('[FLOW-04] is the same after it was written and read', () => {
    const id = fc.stringMatching(/^[a-z.]{1,12}~[a-z0-9-]{1,20}$/);
    const address: fc.Arbitrary<Address> = fc.record({
      machine: fc.string({ minLength: 1 }),
      state: fc.string(),
      tenant: fc.string(),
      width: fc.constantFrom(...widths),
      view: fc.constantFrom(...views),
      way: fc.option(fc.record({ start: fc.nat(50), path: fc.array(id, { maxLength: 5 }) })),
    });
    fc.assert(
      fc.property(address, (each) => {
        expect(parseAddress(hashOf(each))).toEqual(each);
      }),
    );
  });

  it.each(['', '#', '#/', '#/%', '#/login?start=-1&w=9&view=x&path=', '#/a/b/c?path', '#/<script>'])(
    '[FLOW-04] makes something of %o',
    (hash) => {
      const { way, width, view } = parseAddress(hash);
      expect({ width, view }).toEqual({ width: 390, view: 'drawing' });
      expect(way?.start ?? 0).toBe(0);
    },
  );
});
