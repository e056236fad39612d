import * as v from 'valibot';

export const resetCodeLength = 6;
/** Seconds for which a code is valid. */
export const resetCodeLifetime = 300;
/** Seconds for which the link of a mail, and what a code is exchanged for, is valid. */
export const resetTokenLifetime = 900;
/** Seconds until another code can be asked for. */
export const resendPause = 30;

/** A code as it is entered or pasted: spaces and hyphens are left out. */
export const resetCodeField = v.pipe(
  v.string('codeMissing'),
  v.transform((text) => text.replaceAll(/[\s-]/g, '')),
  v.nonEmpty('codeMissing'),
  v.regex(/^\d{6}$/, 'codeInvalid'),
);

export const resetCodeSchema = v.object({ code: resetCodeField });
