import {
  addDays,
  addHours,
  addMilliseconds,
  addMonths,
  max,
  min,
  startOfDay,
  startOfMonth,
  subDays,
  subMinutes,
} from 'date-fns';
import { utc } from '#machines/domain/utc.ts';
import type { PersonaMembership } from './persona.ts';
import { priceOf, type DemoTenant, type PlanChoice } from './tenants/tenant.ts';

/** A paid period: `endsAt` is the last millisecond before the next one. */
export interface Period {
  startsAt: Date;
  endsAt: Date;
}

export interface Timeline {
  plan: PlanChoice;
  isRoundUp: boolean;
  joinedAt: Date;
  periods: Period[];
  /** Up to when purchases are followed: the end of the last period, at most now. */
  followedUntil: Date;
}

const joiningHour = 14;

function until(startsAt: Date, next: Date): Period {
  return { startsAt, endsAt: addMilliseconds(next, -1) };
}

/** Periods back from their common end: calendar months, or whole months or years to the day. */
function countedBack(persona: PersonaMembership, plan: PlanChoice, isRoundUp: boolean, now: Date): Period[] {
  const { days, months } = persona.endsIn ?? { days: 0, months: 0 };
  const end = isRoundUp
    ? startOfMonth(addMonths(now, months, { in: utc }))
    : startOfDay(addDays(now, days, { in: utc }));
  const length = plan.frequency === 'year' ? 12 : 1;
  const count = Math.ceil(persona.months / length);
  return Array.from({ length: count }, (_, index) => {
    const back = count - index;
    return until(
      addMonths(end, -back * length, { in: utc }),
      addMonths(end, -(back - 1) * length, { in: utc }),
    );
  });
}

/** A member's paid periods as of `now`; they join in the course of the first one's first day. */
export function timelineOf(tenant: DemoTenant, persona: PersonaMembership, now: Date): Timeline {
  const plan = tenant.plans[persona.plan];
  const isRoundUp = priceOf(tenant, plan) < 0;
  if (persona.joinedToday === true) {
    const today = startOfDay(now, { in: utc });
    const joinedAt = max([today, subMinutes(now, 40)]);
    const next = isRoundUp
      ? startOfMonth(addMonths(today, 1, { in: utc }))
      : addMonths(today, 1, { in: utc });
    const periods = [until(joinedAt, next)];
    return { plan, isRoundUp, joinedAt, periods, followedUntil: now };
  }
  const periods = countedBack(persona, plan, isRoundUp, now);
  const [first] = periods;
  if (first === undefined)
    return { plan, isRoundUp, joinedAt: subDays(now, 9, { in: utc }), periods, followedUntil: now };
  const joinedAt = min([now, addHours(first.startsAt, joiningHour)]);
  const last = periods.at(-1) ?? first;
  return {
    plan,
    isRoundUp,
    joinedAt,
    periods: [{ ...first, startsAt: joinedAt }, ...periods.slice(1)],
    followedUntil: min([now, last.endsAt]),
  };
}
