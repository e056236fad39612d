import type { Address } from '#machines/domain/address.ts';
import type { Client } from '#machines/domain/client.ts';
import type { Membership, User } from '#machines/domain/member.ts';
import type { SettingRow } from '#machines/domain/setting-rows.ts';
import { formatMoney } from '#src/messages/format.ts';
import { addressMessages } from '#src/messages/fields.ts';
import { regionOptions } from '#src/messages/regions.ts';
import { settingsMessages as copy } from './settings.messages.ts';

/** A value as its row shows it. One that is missing says what it is for. */
export interface SettingValue {
  text: string;
  isMissing: boolean;
}

const value = (text: string): SettingValue => ({ text, isMissing: false });
const missing = (text: string): SettingValue => ({ text, isMissing: true });

export function nameValue({ firstName, lastName }: User): SettingValue {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return name === '' ? missing(copy.empty.name) : value(name);
}

export function phoneValue({ phone }: User): SettingValue {
  return phone === '' ? missing(copy.empty.phone) : value(phone);
}

export function addressValue({ address }: User): SettingValue {
  const lines = addressLines(address);
  return lines.length === 0 ? missing(copy.empty.address) : value(lines.join(', '));
}

/** An address as it stands on an envelope, line by line; none where nothing is known. */
export function addressLines(address: User['address']): string[] {
  const { street, city, region, postalCode, country } = address;
  const place = [city, [region, postalCode].filter(Boolean).join(' ').replaceAll(' ', '\u00a0')]
    .filter(Boolean)
    .join(', ');
  if (street === '' && place === '') return [];
  return [street, place, country === null ? '' : addressMessages.countries[country]].filter(Boolean);
}

export function capValue({ maxRoundUp }: Membership, { currencyCode }: Client): SettingValue {
  return value(maxRoundUp === null ? copy.noCap : copy.capValue(formatMoney(maxRoundUp, currencyCode)));
}

/** What stands in the fields of an address at first. */
export function keptAddress({ address }: User) {
  const { street, city, region, postalCode, country } = address;
  const isKnown = country !== null && regionOptions(country).some((option) => option.value === region);
  return { street, city, region: isKnown ? region : '', postalCode, country };
}

/** Which fields each form has, to tell a refusal that is about one of them. */
export const fieldsOf: Readonly<Record<Exclude<SettingRow, 'affinity'>, readonly string[]>> = {
  name: ['firstName', 'lastName'],
  email: ['email', 'emailConfirmation'],
  password: ['currentPassword', 'password', 'passwordConfirmation'],
  phone: ['phone'],
  address: ['street', 'city', 'region', 'postalCode', 'country'] satisfies (keyof Address)[],
  maxRoundUp: ['maxRoundUp'],
};
