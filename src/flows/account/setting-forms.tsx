import { capSchema, emailChangeFrom, passwordChangeSchema } from '#machines/domain/account-changes.ts';
import type { SettingChange } from '#machines/domain/setting-rows.ts';
import type { CapField } from '#src/messages/cap.ts';
import { MoneyField } from '#src/ui/money-field/money-field.tsx';
import { NewPasswordFields } from '#src/ui/new-password-fields/new-password-fields.tsx';
import { PasswordField } from '#src/ui/text-field/password-field.tsx';
import { TextField } from '#src/ui/text-field/text-field.tsx';
import { SettingForm, type SettingFormProps } from './setting-form.tsx';
import { settingsMessages as copy } from './settings.messages.ts';

/** What the form of a row is given. */
export type RowForm = SettingFormProps & { submit: (change: SettingChange) => void };

export function EmailForm({ email, submit, ...form }: RowForm & { email: string }) {
  const field = {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    required: true,
  } as const;
  return (
    <SettingForm
      {...form}
      schema={emailChangeFrom(email)}
      note={copy.emailNote}
      onSubmit={(values) => submit({ row: 'email', values })}
    >
      <TextField {...field} name="email" label={copy.newEmail} />
      <TextField {...field} name="emailConfirmation" label={copy.newEmailAgain} />
      <input type="hidden" autoComplete="username" defaultValue={email} />
      <PasswordField
        required
        name="currentPassword"
        label={copy.currentPassword}
        autoComplete="current-password"
      />
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
      <PasswordField
        required
        name="currentPassword"
        label={copy.currentPassword}
        autoComplete="current-password"
      />
      <NewPasswordFields label={copy.newPassword} confirmationLabel={copy.newPasswordAgain} />
    </SettingForm>
  );
}

export function CapForm({ cap, submit, ...form }: RowForm & { cap: CapField }) {
  return (
    <SettingForm
      {...form}
      schema={capSchema}
      texts={cap.texts}
      onSubmit={(values) => submit({ row: 'maxRoundUp', values })}
    >
      <MoneyField {...cap.field} label={copy.cap} />
    </SettingForm>
  );
}
