import * as v from 'valibot';

/** What a member logs in with; the keys name the messages shown on the fields. */
export const credentialsSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty('emailMissing'), v.email('emailInvalid')),
  password: v.pipe(v.string(), v.nonEmpty('passwordMissing')),
});

export type Credentials = v.InferOutput<typeof credentialsSchema>;
