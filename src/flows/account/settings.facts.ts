import type { Client } from '#machines/domain/client.ts';
import type { Membership, User } from '#machines/domain/member.ts';
import type { Tier } from '#machines/domain/tier.ts';
import type { ProfileRow } from '#machines/domain/profile.ts';
import { formatMoney } from '#src/messages/format.ts';
import { addressMessages } from '#src/messages/fields.ts';
import { regionOptions } from '#src/messages/regions.ts';
import { settingEmpty } from '#src/messages/settings.ts';
import { settingsMessages as copy } from './settings.messages.ts';

/** A value as its row shows it. One that is missing says what it is for. */
export interface SettingValue {
  text: string;
  isMissing: boolean;
}

export function fullName({ firstName, lastName }: User): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** A text of the profile; an empty one says what its row is for. */
export function profileValue(row: ProfileRow, text: string): SettingValue {
  return text === '' ? { text: settingEmpty[row], isMissing: true } : { text, isMissing: false };
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

/** The most that a month costs: the member's own cap, or else the plan's. */
export function capValue(
  { maxRoundUp }: Pick<Membership, 'maxRoundUp'>,
  tier: Pick<Tier, 'maxRoundUp'>,
  { currencyCode }: Pick<Client, 'currencyCode'>,
): SettingValue {
  const most = maxRoundUp ?? tier.maxRoundUp;
  const text = most === null ? copy.noCap : copy.capValue(formatMoney(most, currencyCode));
  return { text, isMissing: false };
}

/** What stands in the fields of an address at first. */
export function storedAddress({ address }: User) {
  const { street, city, region, postalCode, country } = address;
  const isKnown = country !== null && regionOptions(country).some((option) => option.value === region);
  return { street, city, region: isKnown ? region : '', postalCode, country };
}
