import * as v from 'valibot';

const longest = 254;

/** An email address as a person enters it; the keys name the messages shown on the field. */
export const emailField = v.pipe(
  v.string('emailMissing'),
  v.trim(),
  v.nonEmpty('emailMissing'),
  v.maxLength(longest, 'emailInvalid'),
  v.email('emailInvalid'),
);

/** A form that asks for nothing but an address. */
export const emailFormSchema = v.object({ email: emailField });

export type EmailForm = v.InferOutput<typeof emailFormSchema>;
