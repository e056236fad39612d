import * as v from 'valibot';
import { phoneField } from './address.ts';
import { capField } from './donation-cap.ts';
import { emailField } from './email.ts';
import { fieldsAgree } from './fields-agree.ts';
import { newPasswordFields, passwordsAgree } from './password.ts';
import { firstNameField, lastNameField } from './person-name.ts';

/* What a member changes on the account page, a schema for each of its forms. The address has its own. */

export const nameSchema = v.object({ firstName: firstNameField, lastName: lastNameField });

export type PersonName = v.InferOutput<typeof nameSchema>;

export const phoneSchema = v.object({ phone: phoneField });

export type PhoneChange = v.InferOutput<typeof phoneSchema>;

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
