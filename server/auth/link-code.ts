import * as v from 'valibot';
import { plainToken } from '#machines/domain/sign-up-entry.ts';

/** A code that a link brought along. What is not one is dropped: nobody who signs up could mend it. */
export const linkCode = v.fallback(v.nullish(plainToken, null), null);
