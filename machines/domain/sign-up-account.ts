import * as v from 'valibot';
import { capField } from './donation-cap.ts';
import { emailField } from './email.ts';
import { agreement, checkbox } from './form-fields.ts';
import { newPasswordFields, passwordsAgree } from './password.ts';
import { firstNameField, lastNameField } from './person-name.ts';

/** What somebody enters to sign up, as it comes from the form or in a request. */
export const signUpAccountSchema = v.pipe(
  v.object({
    firstName: firstNameField,
    lastName: lastNameField,
    email: emailField,
    /** Cents; null is unlimited. */
    maxRoundUp: capField,
    newsletter: checkbox,
    over18: agreement('over18Missing'),
    ...newPasswordFields,
  }),
  passwordsAgree(),
);

export type SignUpAccount = v.InferOutput<typeof signUpAccountSchema>;
