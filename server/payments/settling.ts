import { addMilliseconds } from 'date-fns';
import { gt, lte, or } from 'drizzle-orm';
import { charges } from '#server/db/schema.ts';
import { settlingMilliseconds } from './processor.ts';

/** How far the clocks of two servers may differ. */
const drift = 60_000;

/** No charge is through later than this; one that would be began while the clock was ahead. */
const latest = (now: Date) => addMilliseconds(now, settlingMilliseconds + drift);

/** Whether a charge that was to be through at an instant is through by now. */
export const isThrough = (settlesAt: Date, now: Date): boolean => settlesAt <= now || settlesAt > latest(now);

/** {@link isThrough} of a row. */
export const throughBy = (now: Date) => or(lte(charges.settlesAt, now), gt(charges.settlesAt, latest(now)));
