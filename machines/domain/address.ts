import * as v from 'valibot';
import { fieldsAgree } from './fields-agree.ts';
import { countries, type Country } from './kept-address.ts';

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

/** Ten digits or more, with the signs that people write between them. Blank is none. */
export const phoneField = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.check((text) => text === '' || /^\+?[\d ().-]{10,20}$/.test(text), 'phoneInvalid'),
  v.check((text) => text === '' || text.replaceAll(/\D/g, '').length >= 10, 'phoneInvalid'),
);

const required = <const Key extends string>(key: Key) =>
  v.pipe(v.string(key), v.trim(), v.nonEmpty(key), v.maxLength(120, key));

const addressFields = {
  street: required('streetMissing'),
  city: required('cityMissing'),
  region: required('regionMissing'),
  postalCode: v.pipe(
    required('postalCodeMissing'),
    v.transform((text) => text.toUpperCase()),
  ),
  country: v.picklist(countries, 'countryMissing'),
};

/** A mailing address as a member enters it. The region and the code must be of the country. */
export const addressSchema = v.pipe(
  v.object(addressFields),
  regionAgrees(),
  zipCodeAgrees(),
  postalCodeAgrees(),
);

export type Address = v.InferOutput<typeof addressSchema>;

/** What the last step of signing up asks for. */
export const contactDetailsSchema = v.pipe(
  v.object({ phone: phoneField, ...addressFields }),
  regionAgrees(),
  zipCodeAgrees(),
  postalCodeAgrees(),
);

export type ContactDetails = v.InferOutput<typeof contactDetailsSchema>;

function regionAgrees<Values extends { country: Country; region: string }>() {
  return fieldsAgree<Values, 'regionInvalid'>(
    ['region', 'country'],
    ({ country, region }) => regions[country].includes(region),
    'regionInvalid',
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
