import type { CapChange, EmailChange, PasswordChange, PersonName, PhoneChange } from './account-changes.ts';
import type { Address } from './address.ts';

/** What a member changes on the account page, one row a setting; the order is that of the page. */
export const settingRows = [
  'name',
  'email',
  'password',
  'phone',
  'address',
  'maxRoundUp',
  'affinity',
] as const;

export type SettingRow = (typeof settingRows)[number];

/** The row that an address opens; null for none, and for what is no row. */
export function rowOf({ edit }: Readonly<Record<string, string>>): SettingRow | null {
  return settingRows.find((row) => row === edit) ?? null;
}

/** What the form of each row sends. */
export type SettingChange =
  | { row: 'name'; values: PersonName }
  | { row: 'email'; values: EmailChange }
  | { row: 'password'; values: PasswordChange }
  | { row: 'phone'; values: PhoneChange }
  | { row: 'address'; values: Address }
  | { row: 'maxRoundUp'; values: CapChange };

export type FormRow = SettingChange['row'];
