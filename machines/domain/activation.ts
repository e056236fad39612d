import * as v from 'valibot';
import { agreement, checkbox } from './form-fields.ts';
import { newPasswordFields, passwordsAgree } from './password.ts';

/** What an imported member enters to activate the account. */
export const activationSchema = v.pipe(
  v.object({ newsletter: checkbox, over18: agreement('over18Missing'), ...newPasswordFields }),
  passwordsAgree(),
);

export type Activation = v.InferOutput<typeof activationSchema>;
