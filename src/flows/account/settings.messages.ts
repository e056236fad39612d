import type { Terminology } from '#machines/domain/terminology.ts';
import type { SettingRow } from '#machines/domain/setting-rows.ts';
import type { ProfilePart } from '#machines/domain/profile-completeness.ts';
import { profileLabels, settingEmpty, settingLabels } from '#src/messages/settings.ts';

const missing: Readonly<Record<ProfilePart, string>> = {
  name: 'Add your name',
  phone: 'Add your phone number',
  address: 'Add your mailing address',
};

export const settingsMessages = {
  profile: 'Profile',
  signIn: 'Login & security',
  giving: 'Giving',
  labels: settingLabels,
  change: 'Change',
  add: 'Add',
  act: (action: string, row: SettingRow) => `${action} ${settingLabels[row].toLowerCase()}`,
  save: 'Save',
  saving: 'Saving…',
  wait: 'Please wait…',
  cancel: 'Cancel',
  empty: settingEmpty,
  ...profileLabels,
  newEmail: 'New email',
  newEmailAgain: 'Confirm new email',
  emailNote: 'We’ll send a link to your new email. You log in with it once you’ve opened the link.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordAgain: 'Confirm new password',
  passwordValue: 'Hidden',
  passwordNote: 'You’ll be logged out on every other device.',
  social: (provider: string) => `You sign in with ${provider}`,
  socialNote: (provider: string) =>
    `Your email and password belong to your ${provider} account. Change them there.`,
  cap: 'Monthly cap',
  noCap: 'No limit',
  capValue: (amount: string) => `At most ${amount} a month`,
  noAffinity: ({ causes }: Terminology) => `Not chosen yet. Your giving rotates among all ${causes}.`,
  affinityLacking: 'Choose one from the list.',
  affinityFailed: ({ causes }: Terminology) => `The ${causes} couldn’t be loaded`,
  newsletter: 'Newsletter',
  newsletterNote: (client: string) => `News and offers from ${client} by email.`,
  newsletterRefused: 'The newsletter wasn’t changed.',
  unsaved: {
    title: (row: SettingRow) =>
      row === 'affinity'
        ? 'Your choice isn’t saved yet'
        : `Your ${settingLabels[row].toLowerCase()} isn’t saved yet`,
    store: 'Keep editing',
    discard: 'Discard',
  },
  completeness: {
    title: 'Your profile',
    done: (there: number, all: number) => `${there} of ${all} complete`,
    missing,
  },
} as const;
