import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { addressSchema, contactDetailsSchema, phoneField, regions } from '#machines/domain/address.ts';
import { countries, storedAddressSchema } from '#machines/domain/stored-address.ts';
import { keysOf } from './domain-issues.ts';

const boston = { street: '1 Elm St', city: 'Boston', region: 'MA', postalCode: '02134', country: 'US' };
const ottawa = { street: '2 Oak Ave', city: 'Ottawa', region: 'ON', postalCode: 'K1A 0B1', country: 'CA' };

describe('a phone', () => {
  test.each([
    ['', ''],
    ['   ', ''],
    [undefined, ''],
    ['6175550100', '6175550100'],
    [' 617 555 0100 ', '617 555 0100'],
    ['(617) 555-0100', '(617) 555-0100'],
    ['+1 617.555.0100', '+1 617.555.0100'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['+1 (617) 555-0100', '+1 (617) 555-0100'],
  ])('[FRMT-03] %j is taken as %j', (entered, phone) => {
    expect(v.parse(phoneField, entered)).toBe(phone);
  });

  test.each([
    '617555010',
    '555-0100',
    '617-555-010',
    '----------',
    '617 555 0100 x12',
    'call me maybe',
    '617+5550100',
    '++16175550100',
    '６１７５５５０１００',
    '617555010\u0000',
    '1'.repeat(21),
    '<script>617</script>',
  ])('[FRMT-03] %j is refused', (entered) => {
    expect(keysOf(phoneField, entered)).toEqual({ '': 'phoneInvalid' });
  });
});

describe('an address', () => {
  test.each([
    ['02134', '02134'],
    ['02134-1234', '02134-1234'],
    [' 02134 ', '02134'],
    ['00501', '00501'],
    ['100011234', '10001-1234'],
    ['10001 1234', '10001-1234'],
  ])('[FRMT-03] in the US takes the zip code %j', (entered, postalCode) => {
    expect(v.parse(addressSchema, { ...boston, postalCode: entered })).toEqual({ ...boston, postalCode });
  });

  test.each([
    ['K1A 0B1', 'K1A 0B1'],
    ['k1a 0b1', 'K1A 0B1'],
    ['k1a0b1', 'K1A0B1'],
    [' V6B 4Y8 ', 'V6B 4Y8'],
    ['X0A 0H0', 'X0A 0H0'],
    ['k1a-0b1', 'K1A 0B1'],
    ['K1A  0B1', 'K1A 0B1'],
  ])('[FRMT-03] in Canada takes the postal code %j', (entered, postalCode) => {
    expect(v.parse(addressSchema, { ...ottawa, postalCode: entered })).toEqual({ ...ottawa, postalCode });
  });

  test.each([
    '2134',
    '021345',
    '02134-',
    '02134-123',
    '02134  1234',
    '0213 41234',
    '02134.1234',
    'K1A 0B1',
    '0213O',
    '０２１３４',
    '02134\n1',
  ])('[FRMT-03] in the US refuses the zip code %j', (postalCode) => {
    expect(keysOf(addressSchema, { ...boston, postalCode })).toEqual({ postalCode: 'zipCodeInvalid' });
  });

  test.each([
    '02134',
    'D1A 0B1',
    'Z1A 0B1',
    'W1A 0B1',
    'K1O 0B1',
    'K1A--0B1',
    'K1-A0B1',
    'K1A.0B1',
    'K1A 0B',
    'KIA 0B1',
  ])('[FRMT-03] in Canada refuses the postal code %j', (postalCode) => {
    expect(keysOf(addressSchema, { ...ottawa, postalCode })).toEqual({ postalCode: 'postalCodeInvalid' });
  });

  test('[FRMT-03] is complete in every part', () => {
    const missing = {
      street: 'streetMissing',
      city: 'cityMissing',
      country: 'countryMissing',
    };
    const blank = { street: ' ', city: '', region: '', postalCode: '  ', country: '' };
    expect(keysOf(addressSchema, blank)).toEqual(missing);
    expect(
      keysOf(addressSchema, { street: 1, city: null, region: [], postalCode: {}, country: 'us' }),
    ).toEqual(missing);
  });

  test.each([
    ['US', { region: 'stateMissing', postalCode: 'zipCodeInvalid' }],
    ['CA', { region: 'provinceMissing', postalCode: 'postalCodeInvalid' }],
  ] as const)('[FRMT-03] lacks region and code in the words of %s', (country, missing) => {
    const { street, city } = boston;
    expect(keysOf(addressSchema, { street, city, region: ' ', postalCode: '', country })).toEqual(missing);
    expect(keysOf(addressSchema, { street, city, region: [], postalCode: 4101, country })).toEqual(missing);
    expect(keysOf(addressSchema, { street, city, country })).toEqual(missing);
  });

  test('[FRMT-03] has parts of 120 characters at most', () => {
    expect(keysOf(addressSchema, { ...boston, street: 'x'.repeat(120) })).toEqual({});
    expect(keysOf(addressSchema, { ...boston, street: 'x'.repeat(121) })).toEqual({
      street: 'streetMissing',
    });
  });

  test('[FRMT-03] is in a region of its country', () => {
    expect(keysOf(addressSchema, { ...boston, region: 'ON' })).toEqual({ region: 'stateMissing' });
    expect(keysOf(addressSchema, { ...ottawa, region: 'MA' })).toEqual({ region: 'provinceMissing' });
    expect(keysOf(addressSchema, { ...boston, region: 'ma' })).toEqual({ region: 'stateMissing' });
    expect(keysOf(addressSchema, { ...boston, country: 'CA' })).toEqual({
      region: 'provinceMissing',
      postalCode: 'postalCodeInvalid',
    });
  });

  test('[FRMT-03] knows the 50 states with DC and Puerto Rico, and the 13 provinces and territories, once each', () => {
    expect(countries.map((country) => regions[country].length)).toEqual([52, 13]);
    expect(countries.map((country) => new Set(regions[country]).size)).toEqual([52, 13]);
    for (const region of countries.flatMap((country) => regions[country]))
      expect(region).toMatch(/^[A-Z]{2}$/);
  });

  test('[JOIN-07] comes with a phone, or without', () => {
    expect(v.parse(contactDetailsSchema, { ...boston, phone: ' 617 555 0100' })).toEqual({
      ...boston,
      phone: '617 555 0100',
    });
    expect(v.parse(contactDetailsSchema, { ...boston })).toEqual({ ...boston, phone: '' });
    expect(keysOf(contactDetailsSchema, { ...boston, city: '', phone: '1' })).toEqual({
      city: 'cityMissing',
      phone: 'phoneInvalid',
    });
  });

  test('[JOIN-07] that is stored may lack any part, and an unknown country', () => {
    const none = { street: '', city: '', region: '', postalCode: '', country: null };
    expect(v.parse(storedAddressSchema, {})).toEqual(none);
    expect(v.parse(storedAddressSchema, { ...boston, street: null, country: 'FR' })).toEqual({
      ...boston,
      street: '',
      country: null,
    });
    expect(v.parse(storedAddressSchema, ottawa)).toEqual(ottawa);
  });
});
