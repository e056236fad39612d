import { hashingRules } from '#server/auth/password.ts';
import { checkDay } from './checks/check-day.ts';
import { doDay } from './events/do-day.ts';
import { workAtNight } from './events/work-at-night.ts';
import { addMonths, day } from './model/calendar.ts';
import { begin, createWorld, type SimulationOptions, type SimulationResult } from './world.ts';

/** Lets members live at the API day by day, and compares it with the model after each. */
export async function simulate(options: SimulationOptions): Promise<SimulationResult> {
  const { members, months, daysANight = 1, mostViolations = 50, ...others } = options;
  const { exponent } = hashingRules;
  hashingRules.exponent = 12;
  const result: SimulationResult = { days: 0, members: 0, entries: 0, violations: [] };
  const world = await createWorld(options, result.violations);
  try {
    const days = Math.round((addMonths(begin, months) - begin) / day);
    const nights = Math.ceil(days / daysANight);
    const { joiningDays = nights / 2.5, onDay } = others;
    for (let index = 0; index < nights; index += 1) {
      const today = begin + index * daysANight * day;
      await doDay(world, today, {
        members,
        joiningDays,
        daysANight,
        isFirstHalf: index < nights / 2,
      });
      const isSettled = await workAtNight(world, today, index === nights - 1);
      await checkDay(world, today, isSettled);
      result.days += 1;
      result.members = world.participants.length;
      result.entries = world.ledgerEntries;
      onDay?.(result);
      if (result.violations.length >= mostViolations) break;
    }
  } finally {
    hashingRules.exponent = exponent;
    if (options.on === undefined) await world.server.close();
  }
  return result;
}

/** The last line of a run. */
export const summaryOf = ({ days, members, entries, violations }: SimulationResult): string =>
  `days ${days} · members ${members} · entries ${entries} · violations ${violations.length}`;
