import * as v from 'valibot';
import { fieldsAgree } from './fields-agree.ts';
import { countries, type Country } from './stored-address.ts';

/** States and provinces by their postal code, in the order of their names. */
export const regions: Readonly<Record<Country, readonly string[]>> = {
  US: (
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY ' +
    'NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA WA WV WI WY'
  ).split(' '),
  CA: 'AB BC MB NB NL NT NS NU ON PE QC SK YT'.split(' '),
};

const postalCodes: Readonly<Record<Country, RegExp>> = {
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
};

/** A code as it is usually written, whatever stands between its halves: `10001-1234`, `K1A 0B1`. */
function usualCode(text: string): string {
  return text
    .replace(/^(\d{5}) ?(\d{4})$/, '$1-$2')
    .replace(/^([A-Z]\d[A-Z])(?:-| {2})(\d[A-Z]\d)$/, '$1 $2');
}

/** Ten digits or more, with the signs that people write between them. Blank is none. */
export const phoneField = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.check((text) => text === '' || /^\+?[\d ().-]{10,20}$/.test(text), 'phoneInvalid'),
  v.check((text) => text === '' || text.replaceAll(/\D/g, '').length >= 10, 'phoneInvalid'),
);

const required = <const Key extends string>(key: Key) =>
  v.pipe(v.string(key), v.trim(), v.nonEmpty(key), v.maxLength(120, key));

/** Blank where it can't be read: what is wrong with it is told in the words of its country. */
const ofCountry = v.fallback(v.pipe(v.string(), v.trim()), '');

const addressFields = {
  street: required('streetMissing'),
  city: required('cityMissing'),
  region: ofCountry,
  postalCode: v.pipe(
    ofCountry,
    v.transform((text) => usualCode(text.toUpperCase())),
  ),
  country: v.picklist(countries, 'countryMissing'),
};

/** A mailing address as a member enters it. The region and the code must be of the country. */
export const addressSchema = v.pipe(
  v.object(addressFields),
  stateAgrees(),
  provinceAgrees(),
  zipCodeAgrees(),
  postalCodeAgrees(),
);

export type Address = v.InferOutput<typeof addressSchema>;

/** What the last step of signing up asks for. */
export const contactDetailsSchema = v.pipe(
  v.object({ phone: phoneField, ...addressFields }),
  stateAgrees(),
  provinceAgrees(),
  zipCodeAgrees(),
  postalCodeAgrees(),
);

export type ContactDetails = v.InferOutput<typeof contactDetailsSchema>;

interface InRegion {
  country: Country;
  region: string;
}

const isIn = (country: Country, given: InRegion) =>
  given.country !== country || regions[country].includes(given.region);

function stateAgrees<Values extends InRegion>() {
  return fieldsAgree<Values, 'stateMissing'>(
    ['region', 'country'],
    (values) => isIn('US', values),
    'stateMissing',
  );
}

function provinceAgrees<Values extends InRegion>() {
  return fieldsAgree<Values, 'provinceMissing'>(
    ['region', 'country'],
    (values) => isIn('CA', values),
    'provinceMissing',
  );
}

interface Coded {
  country: Country;
  postalCode: string;
}

const isOf = (country: Country, { postalCode, ...given }: Coded) =>
  given.country !== country || postalCodes[country].test(postalCode);

function zipCodeAgrees<Values extends Coded>() {
  return fieldsAgree<Values, 'zipCodeInvalid'>(
    ['postalCode', 'country'],
    (values) => isOf('US', values),
    'zipCodeInvalid',
  );
}

function postalCodeAgrees<Values extends Coded>() {
  return fieldsAgree<Values, 'postalCodeInvalid'>(
    ['postalCode', 'country'],
    (values) => isOf('CA', values),
    'postalCodeInvalid',
  );
}
