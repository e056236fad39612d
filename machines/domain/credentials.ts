import * as v from 'valibot';
import { emailField } from './email.ts';

/** What a member logs in with; the keys name the messages shown on the fields. */
export const credentialsSchema = v.object({
  email: emailField,
  password: v.pipe(v.string('passwordMissing'), v.nonEmpty('passwordMissing')),
});

export type Credentials = v.InferOutput<typeof credentialsSchema>;
