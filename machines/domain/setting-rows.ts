import type * as v from 'valibot';
import { capSchema, emailChangeSchema, passwordChangeSchema } from './account-changes.ts';
import { profileForms } from './profile.ts';

/** The form of each setting, one row a setting. */
export const settingForms = {
  ...profileForms,
  email: emailChangeSchema,
  password: passwordChangeSchema,
  maxRoundUp: capSchema,
};

export type FormRow = keyof typeof settingForms;

/** Whom a member supports is chosen from a list. */
export type SettingRow = FormRow | 'affinity';

/** In the order of the page. */
export const settingRows: readonly SettingRow[] = [...(Object.keys(settingForms) as FormRow[]), 'affinity'];

/** The row that an address opens; null for none, and for what is no row. */
export function rowOf({ edit }: Readonly<Record<string, string>>): SettingRow | null {
  return settingRows.find((row) => row === edit) ?? null;
}

/** What the form of each row sends. */
export type SettingChange = {
  [Row in FormRow]: { row: Row; values: v.InferOutput<(typeof settingForms)[Row]> };
}[FormRow];
