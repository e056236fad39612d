import type { ComponentType } from 'react';
import type { Country } from '#machines/domain/stored-address.ts';
import type { User } from '#machines/domain/member.ts';
import { profileForms, type ProfileRow } from '#machines/domain/profile.ts';
import { AddressFields } from '#src/ui/address-fields/address-fields.tsx';
import { TextField } from '#src/ui/text-field/text-field.tsx';
import { SettingForm } from './setting-form.tsx';
import type { RowForm } from './setting-forms.tsx';
import { addressLines, fullName, storedAddress } from './settings.facts.ts';
import { settingsMessages as copy } from './settings.messages.ts';
import * as styles from './settings.css.ts';

type ProfileForm = RowForm & { user: User; homeCountry: Country };

function NameForm({ user, submit, ...form }: ProfileForm) {
  return (
    <SettingForm {...form} schema={profileForms.name} onSubmit={(values) => submit({ row: 'name', values })}>
      <div className={styles.pair}>
        <TextField
          required
          name="firstName"
          label={copy.firstName}
          autoComplete="given-name"
          dir="auto"
          defaultValue={user.firstName}
        />
        <TextField
          required
          name="lastName"
          label={copy.lastName}
          autoComplete="family-name"
          dir="auto"
          defaultValue={user.lastName}
        />
      </div>
    </SettingForm>
  );
}

function PhoneForm({ user, submit, ...form }: ProfileForm) {
  return (
    <SettingForm
      {...form}
      schema={profileForms.phone}
      onSubmit={(values) => submit({ row: 'phone', values })}
    >
      <TextField
        name="phone"
        type="tel"
        inputMode="tel"
        label={copy.phone}
        autoComplete="tel"
        defaultValue={user.phone}
      />
    </SettingForm>
  );
}

function AddressForm({ user, homeCountry, submit, ...form }: ProfileForm) {
  return (
    <SettingForm
      {...form}
      schema={profileForms.address}
      onSubmit={(values) => submit({ row: 'address', values })}
    >
      <AddressFields homeCountry={homeCountry} address={storedAddress(user)} />
    </SettingForm>
  );
}

interface ProfilePart {
  /** What the row shows; empty where nothing was given. */
  textOf: (user: User) => string;
  Form: ComponentType<ProfileForm>;
}

export const profileParts: Readonly<Record<ProfileRow, ProfilePart>> = {
  name: { textOf: fullName, Form: NameForm },
  phone: { textOf: ({ phone }) => phone, Form: PhoneForm },
  address: { textOf: ({ address }) => addressLines(address).join(', '), Form: AddressForm },
};
