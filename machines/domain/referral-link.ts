import * as v from 'valibot';
import { plainToken } from './sign-up-entry.ts';

/** By which friends join: a member's own code, and the address that brings it along. */
export const referralLinkSchema = v.object({
  url: v.pipe(v.string(), v.regex(/^https?:\/\/[^\s@]+$/)),
  code: plainToken,
});

export type ReferralLink = v.InferOutput<typeof referralLinkSchema>;
