import * as v from 'valibot';
import { fieldsAgree } from './fields-agree.ts';

export const shortestPassword = 8;
export const longestPassword = 128;

/** What a new password must have, each rule by its name; shown one by one as they are met. */
export const passwordRules = {
  length: (text: string) => [...text].length >= shortestPassword,
  uppercase: (text: string) => /\p{Lu}/u.test(text),
  lowercase: (text: string) => /\p{Ll}/u.test(text),
  number: (text: string) => /\p{Nd}/u.test(text),
  special: (text: string) => /[^\p{L}\p{N}\s]/u.test(text),
} as const;

export type PasswordRule = keyof typeof passwordRules;

const allRules = Object.values(passwordRules);

/** A password that is being chosen. It is taken as it is: nothing is trimmed. */
const newPasswordField = v.pipe(
  v.string('passwordMissing'),
  v.nonEmpty('passwordMissing'),
  v.check((text) => [...text].length <= longestPassword, 'passwordTooLong'),
  v.check((text) => allRules.every((rule) => rule(text)), 'passwordWeak'),
);

/** The two fields of a form that sets a new password. */
export const newPasswordFields = {
  password: newPasswordField,
  passwordConfirmation: v.pipe(v.string('passwordAgainMissing'), v.nonEmpty('passwordAgainMissing')),
};

/** The check of such a form that the password was entered twice, the same. */
export function passwordsAgree<Values extends { password: string; passwordConfirmation: string }>() {
  return fieldsAgree<Values, 'passwordsDiffer'>(
    ['passwordConfirmation', 'password'],
    ({ password, passwordConfirmation }) => password === passwordConfirmation,
    'passwordsDiffer',
  );
}

/** A form that sets a new password and nothing else. */
export const newPasswordSchema = v.pipe(v.object(newPasswordFields), passwordsAgree());

export type NewPassword = v.InferOutput<typeof newPasswordSchema>;
