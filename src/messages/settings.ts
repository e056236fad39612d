import type { ProfileChanges, ProfileRow } from '#machines/domain/profile.ts';
import type { SettingRow } from '#machines/domain/setting-rows.ts';
import type { SavedSetting } from '#machines/domain/toast.ts';

export const settingLabels: Readonly<Record<SettingRow, string>> = {
  name: 'Name',
  email: 'Email',
  password: 'Password',
  phone: 'Phone',
  address: 'Mailing address',
  maxRoundUp: 'Monthly cap',
  affinity: 'Who you support',
};

/** Above the fields of the profile; an address has its own. */
export const profileLabels: Readonly<Record<Exclude<keyof ProfileChanges, 'address'>, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number',
};

/** What a row of the profile says before it is filled in. */
export const settingEmpty: Readonly<Record<ProfileRow, string>> = {
  name: 'Not added yet',
  phone: 'Not added yet. We’ll only call about your membership or a prize.',
  address: 'Not added yet. Prizes and mail go here.',
};

export const settingSaved: Readonly<Record<SavedSetting, string>> = {
  name: 'Your name is updated.',
  email: 'Your email is updated. Use it the next time you log in.',
  password: 'Password updated. You’ve been logged out on other devices.',
  phone: 'Your phone number is updated.',
  address: 'Your mailing address is updated.',
  maxRoundUp: 'Your monthly cap is updated.',
  affinity: 'Your choice is updated: your giving goes there from now on.',
  newsletter: 'Your newsletter choice is updated.',
};
