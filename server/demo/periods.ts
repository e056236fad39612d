import { addDays, addMonths, earliest, startOfDay, startOfMonth } from '#server/calendar.ts';
import type { StoryMembership } from './story.ts';
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

const joiningHour = 14 * 3_600_000;

function until(startsAt: Date, next: Date): Period {
  return { startsAt, endsAt: new Date(next.getTime() - 1) };
}

/** Periods back from their common end: calendar months, or whole months or years to the day. */
function countedBack(story: StoryMembership, plan: PlanChoice, isRoundUp: boolean, now: Date): Period[] {
  const { days, months } = story.endsIn ?? { days: 0, months: 0 };
  const end = isRoundUp ? startOfMonth(now, months) : addDays(startOfDay(now), days);
  const length = plan.frequency === 'year' ? 12 : 1;
  const count = Math.ceil(story.months / length);
  return Array.from({ length: count }, (_, index) => {
    const back = count - index;
    return until(addMonths(end, -back * length), addMonths(end, -(back - 1) * length));
  });
}

/** A member's paid periods as of `now`; they join in the course of the first one's first day. */
export function timelineOf(tenant: DemoTenant, story: StoryMembership, now: Date): Timeline {
  const plan = tenant.plans[story.plan];
  const isRoundUp = priceOf(tenant, plan) < 0;
  if (story.joinedToday === true) {
    const today = startOfDay(now);
    const joinedAt = new Date(Math.max(today.getTime(), now.getTime() - 40 * 60_000));
    const next = isRoundUp ? startOfMonth(now, 1) : addMonths(today, 1);
    const periods = [until(joinedAt, next)];
    return { plan, isRoundUp, joinedAt, periods, followedUntil: now };
  }
  const periods = countedBack(story, plan, isRoundUp, now);
  const [first] = periods;
  if (first === undefined)
    return { plan, isRoundUp, joinedAt: addDays(now, -9), periods, followedUntil: now };
  const joinedAt = earliest(now, new Date(first.startsAt.getTime() + joiningHour));
  const last = periods.at(-1) ?? first;
  return {
    plan,
    isRoundUp,
    joinedAt,
    periods: [{ ...first, startsAt: joinedAt }, ...periods.slice(1)],
    followedUntil: earliest(now, last.endsAt),
  };
}
