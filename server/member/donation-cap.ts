import { capFloor } from '#machines/domain/donation-cap.ts';
import type { Cents } from '#machines/domain/wire.ts';
import type { ClientRow } from '#server/db/rows.ts';
import { rejected } from '#server/errors/api-error.ts';

/**
 * Throws `i_member_003` for a cap of 20 or less, and `i_member_004` for one that reaches the client's maximum or exceeds
 * the plan's, which it could only promise. `planMaximum` is cents; null where there is none, or no plan yet.
 */
export function checkCap(
  cap: Cents | null,
  { maximumContributionCents }: ClientRow,
  planMaximum: Cents | null,
) {
  if (cap === null) return;
  if (cap <= capFloor) throw rejected('i_member_003');
  if (cap >= maximumContributionCents || (planMaximum !== null && cap > planMaximum)) {
    throw rejected('i_member_004');
  }
}
