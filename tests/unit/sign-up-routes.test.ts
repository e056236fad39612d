import { describe, expect, test } from 'vitest';
import { regions } from '#machines/domain/address.ts';
import { countries } from '#machines/domain/stored-address.ts';
import { regionOptions } from '#src/messages/regions.ts';

const labelOf = (country: 'US' | 'CA', value: string) =>
  regionOptions(country).find((option) => option.value === value)?.label;

describe('the states and provinces to choose from', () => {
  test('[JOIN-07] are the 50 states, the District of Columbia and Puerto Rico, and the 13 provinces', () => {
    expect(regionOptions('US').map(({ value }) => value)).toEqual(regions.US);
    expect(regionOptions('CA').map(({ value }) => value)).toEqual(regions.CA);
    expect([regions.US.length, regions.CA.length]).toEqual([52, 13]);
    expect([new Set(regions.US).size, new Set(regions.CA).size]).toEqual([52, 13]);
  });

  test.each(countries)('[JOIN-07] have a name each, in the order of their names, in %s', (country) => {
    const labels = regionOptions(country).map(({ label }) => label);
    expect(labels).toEqual([...new Set(labels)].sort());
    expect(labels.filter((label) => !/^[A-Z][A-Za-z ]{3,}$/.test(label))).toEqual([]);
  });

  test.each([
    ['US', 'AL', 'Alabama'],
    ['US', 'AK', 'Alaska'],
    ['US', 'AZ', 'Arizona'],
    ['US', 'AR', 'Arkansas'],
    ['US', 'CA', 'California'],
    ['US', 'DC', 'District of Columbia'],
    ['US', 'IA', 'Iowa'],
    ['US', 'MA', 'Massachusetts'],
    ['US', 'ME', 'Maine'],
    ['US', 'MI', 'Michigan'],
    ['US', 'MN', 'Minnesota'],
    ['US', 'MS', 'Mississippi'],
    ['US', 'MO', 'Missouri'],
    ['US', 'MT', 'Montana'],
    ['US', 'NE', 'Nebraska'],
    ['US', 'NV', 'Nevada'],
    ['US', 'NY', 'New York'],
    ['US', 'PR', 'Puerto Rico'],
    ['US', 'WY', 'Wyoming'],
    ['CA', 'AB', 'Alberta'],
    ['CA', 'NL', 'Newfoundland and Labrador'],
    ['CA', 'NT', 'Northwest Territories'],
    ['CA', 'NS', 'Nova Scotia'],
    ['CA', 'NU', 'Nunavut'],
    ['CA', 'ON', 'Ontario'],
    ['CA', 'PE', 'Prince Edward Island'],
    ['CA', 'YT', 'Yukon'],
  ] as const)('[JOIN-07] in %s %s is %s', (country, value, label) => {
    expect(labelOf(country, value)).toBe(label);
  });
});
