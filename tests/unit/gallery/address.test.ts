import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOf, parseAddress, screenHash, views, widths, type Address } from '#gallery/address.ts';
import { noAxes, schemes, textSizes } from '#gallery/look.ts';

describe('a link into the gallery', () => {
  it('[FLOW-04] names machine, state, tenant, width and the way there', () => {
    const hash =
      '#/subscription/upgrading.open?tenant=harbor&w=1440&start=2&path=fetchFacts.done~a,plan.choose~b';
    expect(parseAddress(hash)).toEqual({
      machine: 'subscription',
      state: 'upgrading.open',
      tenant: 'harbor',
      width: 1440,
      scheme: 'system',
      text: 100,
      view: 'drawing',
      axes: noAxes,
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
      width: fc.oneof(fc.constantFrom(...widths), fc.integer({ min: 280, max: 2560 })),
      scheme: fc.constantFrom(...schemes),
      text: fc.constantFrom(...textSizes),
      view: fc.constantFrom(...views),
      axes: fc.record({
        tenants: fc.uniqueArray(fc.stringMatching(/^[a-z-]{1,12}$/), { maxLength: 4 }),
        widths: fc.uniqueArray(fc.integer({ min: 280, max: 2560 }), { maxLength: 4 }),
        schemes: fc.subarray([...schemes]),
        texts: fc.subarray([...textSizes]),
      }),
      way: fc.option(fc.record({ start: fc.nat(50), path: fc.array(id, { maxLength: 5 }) })),
    });
    fc.assert(
      fc.property(address, (each) => {
        expect(parseAddress(hashOf(each))).toEqual(each);
      }),
    );
  });

  it('[FLOW-16] names what is compared, and a frame that is opened alone names its own choice', () => {
    const hash =
      '#/login/editing?tenant=harbor&view=compare&in=varsity,harbor&widths=390,768&schemes=light,forced&texts=100,200';
    const address = parseAddress(hash);
    expect(address.axes).toEqual({
      tenants: ['varsity', 'harbor'],
      widths: [390, 768],
      schemes: ['light', 'forced'],
      texts: [100, 200],
    });
    expect(hashOf(address)).toBe(hash);
    expect(screenHash({ ...address, width: 768, scheme: 'forced', text: 200 })).toBe(
      '#/login/editing?tenant=harbor&w=768&scheme=forced&text=200',
    );
  });

  it('[FLOW-16] leaves out what no screen can have', () => {
    const { axes, width } = parseAddress('#/login?w=12&in=,&widths=1,390,x,390&schemes=pink&texts=300');
    expect({ axes, width }).toEqual({ axes: { ...noAxes, widths: [390] }, width: 390 });
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
