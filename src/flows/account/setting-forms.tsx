import {
  capSchema,
  emailChangeSchema,
  nameSchema,
  passwordChangeSchema,
  phoneSchema,
} from '#machines/domain/account-changes.ts';
import type { SettingChange } from '#machines/domain/setting-rows.ts';
import { addressSchema } from '#machines/domain/address.ts';
import type { CurrencyCode } from '#machines/domain/client.ts';
import type { Country } from '#machines/domain/kept-address.ts';
import type { User } from '#machines/domain/member.ts';
import { toMajorUnits, type Cents } from '#machines/domain/wire.ts';
import { currencySign } from '#src/messages/format.ts';
import { AddressFields } from '#src/ui/address-fields/address-fields.tsx';
import { MoneyField } from '#src/ui/money-field/money-field.tsx';
import { NewPasswordFields } from '#src/ui/new-password-fields/new-password-fields.tsx';
import { PasswordField } from '#src/ui/text-field/password-field.tsx';
import { TextField } from '#src/ui/text-field/text-field.tsx';
import { SettingForm, type SettingFormProps } from './setting-form.tsx';
import { keptAddress } from './settings.facts.ts';
import { settingsMessages as copy } from './settings.messages.ts';
import * as styles from './settings.css.ts';

type RowForm = SettingFormProps & { submit: (change: SettingChange) => void };

export function NameForm({ user, submit, ...form }: RowForm & { user: User }) {
  return (
    <SettingForm {...form} schema={nameSchema} onSubmit={(values) => submit({ row: 'name', values })}>
      <div className={styles.pair}>
        <TextField
          name="firstName"
          label={copy.firstName}
          autoComplete="given-name"
          dir="auto"
          defaultValue={user.firstName}
        />
        <TextField
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

export function EmailForm({ submit, ...form }: RowForm) {
  const field = {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  } as const;
  return (
    <SettingForm
      {...form}
      schema={emailChangeSchema}
      note={copy.emailNote}
      onSubmit={(values) => submit({ row: 'email', values })}
    >
      <TextField {...field} name="email" label={copy.newEmail} />
      <TextField {...field} name="emailConfirmation" label={copy.newEmailAgain} />
    </SettingForm>
  );
}

export function PasswordForm({ email, submit, ...form }: RowForm & { email: string }) {
  return (
    <SettingForm
      {...form}
      schema={passwordChangeSchema}
      note={copy.passwordNote}
      onSubmit={(values) => submit({ row: 'password', values })}
    >
      <input type="hidden" autoComplete="username" defaultValue={email} />
      <PasswordField name="currentPassword" label={copy.currentPassword} autoComplete="current-password" />
      <NewPasswordFields label={copy.newPassword} confirmationLabel={copy.newPasswordAgain} />
    </SettingForm>
  );
}

export function PhoneForm({ user, submit, ...form }: RowForm & { user: User }) {
  return (
    <SettingForm {...form} schema={phoneSchema} onSubmit={(values) => submit({ row: 'phone', values })}>
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

export function AddressForm({
  user,
  homeCountry,
  submit,
  ...form
}: RowForm & { user: User; homeCountry: Country }) {
  return (
    <SettingForm {...form} schema={addressSchema} onSubmit={(values) => submit({ row: 'address', values })}>
      <AddressFields homeCountry={homeCountry} address={keptAddress(user)} />
    </SettingForm>
  );
}

interface CapFormProps extends RowForm {
  /** Cents; null is unlimited. */
  cap: Cents | null;
  hint: string;
  currencyCode: CurrencyCode;
}

export function CapForm({ cap, hint, currencyCode, submit, ...form }: CapFormProps) {
  return (
    <SettingForm {...form} schema={capSchema} onSubmit={(values) => submit({ row: 'maxRoundUp', values })}>
      <MoneyField
        name="maxRoundUp"
        label={copy.cap}
        hint={hint}
        currency={currencySign(currencyCode)}
        defaultValue={cap === null ? '' : String(toMajorUnits(cap))}
      />
    </SettingForm>
  );
}
