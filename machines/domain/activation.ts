import * as v from 'valibot';
import { agreement, checkbox } from './form-fields.ts';
import { newPasswordSchema } from './password.ts';

/** What an imported member enters to activate the account. */
export const activationSchema = v.intersect([
  v.object({ newsletter: checkbox, over18: agreement('over18Missing') }),
  newPasswordSchema,
]);

export type Activation = v.InferOutput<typeof activationSchema>;
