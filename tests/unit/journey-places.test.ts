import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tenantIds } from '#server/demo/tenants/tenants.ts';
import { stored, leftOut, placesOf, type Width } from '#tests/support/journey-places.ts';

const widths: Width[] = ['desktop', 'phone'];

/** The places at which a group is walked, by the tags that it has at each tenant. */
function walked(places: Parameters<typeof placesOf>[1]): string[] {
  return tenantIds.flatMap((tenant) => {
    const title = `a title ${placesOf(tenant, places).tag.join(' ')}`;
    return widths.filter((width) => !leftOut(width).test(title)).map((width) => `${tenant} ${width}`);
  });
}

const withTag = (tag: string) => widths.filter((width) => !leftOut(width).test(`a title ${tag}`));

afterEach(() => vi.unstubAllEnvs());

describe('npm test', () => {
  beforeEach(() => {
    vi.stubEnv('WHOLE', undefined);
    vi.stubEnv('CORE', undefined);
  });

  test('walks a group of journeys at the pairs of tenant and width that it names', () => {
    expect(walked({ usually: ['varsity phone', 'harbor desktop'], onPhone: ['varsity'] })).toEqual([
      'varsity phone',
      'harbor desktop',
    ]);
  });

  test('leaves out what only the whole product has', () => {
    expect(withTag('')).toEqual(widths);
    expect(withTag('@desktop')).toEqual(['desktop']);
    expect(withTag('@phone')).toEqual(['phone']);
    expect(withTag('@whole-desktop')).toEqual(['phone']);
    expect(withTag('@whole-phone')).toEqual(['desktop']);
    expect(withTag('@whole')).toEqual([]);
  });

  test('walks the core alone, a named file all of its journeys', () => {
    expect(stored()).toBeUndefined();
    vi.stubEnv('CORE', '1');
    expect(stored()?.test('a title @desktop @core')).toBe(true);
    expect(stored()?.test('a title @desktop')).toBe(false);
    vi.stubEnv('WHOLE', '1');
    expect(stored()).toBeUndefined();
  });

  test('leaves the cells of the fault matrix to it', () => {
    expect(withTag('@faults')).toEqual([]);
    vi.stubEnv('FAULTS', '1');
    expect(withTag('@faults')).toEqual(widths);
  });

  test('has no place on a phone where the whole product has none', () => {
    expect(() => walked({ usually: ['roundup phone'], onPhone: ['varsity'] })).toThrow(
      'roundup is not walked on a phone.',
    );
  });
});

describe('the whole product', () => {
  beforeEach(() => vi.stubEnv('WHOLE', '1'));

  test('walks a group at every tenant on a desktop, and on a phone where it says so', () => {
    const places = tenantIds.flatMap((id) =>
      id === 'varsity' ? [`${id} desktop`, `${id} phone`] : [`${id} desktop`],
    );
    expect(walked({ usually: ['harbor desktop'], onPhone: ['varsity'] })).toEqual(places);
  });

  test('leaves out the other width alone', () => {
    expect(withTag('@whole')).toEqual(widths);
    expect(withTag('@whole-desktop')).toEqual(widths);
    expect(withTag('@whole-phone')).toEqual(widths);
    expect(withTag('@desktop @whole')).toEqual(['desktop']);
    expect(withTag('@phone')).toEqual(['phone']);
  });
});
