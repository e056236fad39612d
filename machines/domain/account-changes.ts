import * as v from 'valibot';
import { capField } from './donation-cap.ts';
import { emailField } from './email.ts';
import { fieldsAgree } from './fields-agree.ts';
import { newPasswordFields, passwordsAgree } from './password.ts';

/* What a member changes on the account page beside the profile, a schema for each of its forms. */

/** Cents; null is unlimited. */
export const capSchema = v.object({ maxRoundUp: capField });

export type CapChange = v.InferOutput<typeof capSchema>;

/** The two fields of a new address to log in with. */
export const emailChangeFields = {
  email: emailField,
  emailConfirmation: v.pipe(v.string('emailAgainMissing'), v.trim(), v.nonEmpty('emailAgainMissing')),
};

/** Whether both are the same address: capitals make no difference. */
export function emailsAgree({
  email,
  emailConfirmation,
}: {
  email: string;
  emailConfirmation: string;
}): boolean {
  return email.toLowerCase() === emailConfirmation.toLowerCase();
}

export const emailChangeSchema = v.pipe(
  v.object(emailChangeFields),
  fieldsAgree(['emailConfirmation', 'email'], emailsAgree, 'emailsDiffer'),
);

export type EmailChange = v.InferOutput<typeof emailChangeSchema>;

/** The password of now, and twice the new one. */
export const passwordChangeFields = {
  currentPassword: v.pipe(
    v.string('currentPasswordMissing'),
    v.nonEmpty('currentPasswordMissing'),
    v.maxLength(1024, 'currentPasswordWrong'),
  ),
  ...newPasswordFields,
};

export const passwordChangeSchema = v.pipe(v.object(passwordChangeFields), passwordsAgree());

export type PasswordChange = v.InferOutput<typeof passwordChangeSchema>;
