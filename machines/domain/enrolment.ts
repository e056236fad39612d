import * as v from 'valibot';
import { capField } from './donation-cap.ts';
import { agreement, checkbox } from './form-fields.ts';

/** What a signed-in person enters to join, beside the tier. */
export const enrolmentSchema = v.object({
  /** Cents; null is unlimited. */
  maxRoundUp: capField,
  newsletter: checkbox,
  over18: agreement('over18Missing'),
});

export type Enrolment = v.InferOutput<typeof enrolmentSchema>;
