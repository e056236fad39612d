import * as v from 'valibot';
import { capField } from './donation-cap.ts';
import { emailField } from './email.ts';
import { fieldsAgree } from './fields-agree.ts';
import { newPasswordFields, passwordsAgree } from './password.ts';

/* What a member changes on the account page beside the profile, a schema for each of its forms. */

/** Cents; null is unlimited. */
export const capSchema = v.object({ maxRoundUp: capField });

export type CapChange = v.InferOutput<typeof capSchema>;

const currentPassword = v.pipe(
  v.string('currentPasswordMissing'),
  v.nonEmpty('currentPasswordMissing'),
  v.maxLength(1024, 'currentPasswordWrong'),
);

/** The two fields of a new address to log in with, and the password of now. */
export const emailChangeFields = {
  email: emailField,
  emailConfirmation: v.pipe(v.string('emailAgainMissing'), v.trim(), v.nonEmpty('emailAgainMissing')),
  currentPassword,
};

const emailChange = v.object(emailChangeFields);

export type EmailChange = v.InferOutput<typeof emailChange>;

/** Whether both are the same address: capitals make no difference. */
export function emailsAgree({ email, emailConfirmation }: EmailChange): boolean {
  return email.toLowerCase() === emailConfirmation.toLowerCase();
}

/** The form of a new address, which is another one than that of now. */
export const emailChangeFrom = (present: string) =>
  v.pipe(
    emailChange,
    fieldsAgree(['emailConfirmation', 'email'], emailsAgree, 'emailsDiffer'),
    fieldsAgree<EmailChange, 'emailUnchanged'>(
      ['email'],
      ({ email }) => email.toLowerCase() !== present.toLowerCase(),
      'emailUnchanged',
    ),
  );

export const emailChangeSchema = emailChangeFrom('');

/** The password of now, and twice the new one. */
export const passwordChangeFields = {
  currentPassword,
  ...newPasswordFields,
};

export const passwordChangeSchema = v.pipe(v.object(passwordChangeFields), passwordsAgree());

export type PasswordChange = v.InferOutput<typeof passwordChangeSchema>;
