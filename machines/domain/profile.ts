import * as v from 'valibot';
import { addressSchema, phoneField } from './address.ts';
import type { User } from './member.ts';
import { firstNameField, lastNameField } from './person-name.ts';

/** Where each field of a user comes from: given to join, added by the member later, or recorded by the program. */
const userFields = {
  id: 'recorded',
  firstName: 'given',
  lastName: 'given',
  email: 'given',
  phone: 'added',
  address: 'added',
  createdAt: 'recorded',
  pendingEmail: 'recorded',
  language: 'recorded',
  permissionFlag: 'recorded',
  isMember: 'recorded',
  isSubscribed: 'recorded',
  newsletter: 'recorded',
  clientNewsletter: 'recorded',
  oauthProvider: 'recorded',
  lotteryNumbers: 'recorded',
  membership: 'recorded',
  lastSubscription: 'recorded',
} as const satisfies Record<keyof User, 'given' | 'added' | 'recorded'>;

type FieldFrom<Origin> = {
  [Field in keyof User]-?: (typeof userFields)[Field] extends Origin ? Field : never;
}[keyof User];

export type GivenField = FieldFrom<'given'>;
export type AddedField = FieldFrom<'added'>;

/** Whether a name is that of a field which says who somebody is. */
export function isPersonal(name: string): boolean {
  const origins: Readonly<Record<string, string>> = userFields;
  return Object.hasOwn(origins, name) && origins[name] !== 'recorded';
}

/** What a member changes of the profile; the email has a call of its own. */
export const profileFields = {
  firstName: firstNameField,
  lastName: lastNameField,
  phone: phoneField,
  address: addressSchema,
} satisfies Record<Exclude<GivenField | AddedField, 'email'>, v.GenericSchema>;

/** What is left out stays. */
export type ProfileChanges = {
  [Field in keyof typeof profileFields]?: v.InferOutput<(typeof profileFields)[Field]>;
};

const { firstName, lastName, phone } = profileFields;

/** The forms of the profile, in the order of the page. */
export const profileForms = {
  name: v.object({ firstName, lastName }),
  phone: v.object({ phone }),
  address: addressSchema,
} satisfies Record<'name' | AddedField, v.GenericSchema>;

export type ProfileRow = keyof typeof profileForms;

export const profileRows = Object.keys(profileForms) as ProfileRow[];
