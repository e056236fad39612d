import { asAppError } from '#machines/domain/app-error.ts';
import type { ReportedPath, ReportedStep } from '#paths/plan/reported-path.ts';
import { breakingOf } from './breaking.ts';
import { slug } from '#paths/explore/case-id.ts';
import type { Coming, Driver, Start } from './driver.ts';
import { plays } from './drivers.ts';
import { unplayed } from './unplayed.ts';

/** Why a path cannot be played on the product: its first step without a way; null when it can. */
export function whyUnplayable({ starts, ...play }: Driver, { start, steps }: ReportedPath): string | null {
  if (!startOf({ starts }, start)) return `nothing leads to its start, "${start.title}"`;
  const found = steps.findIndex((step, index) => {
    const cause = play.follows?.[step.case];
    const isCaused = cause === undefined || steps.slice(0, index).some((before) => before.case === cause);
    const isMissed = play.fleeting?.includes(step.state) && !isAtOnce(play, steps[index + 1]);
    const isTooLate = index === 0 && play.fleeting?.includes(start.state) && !isAtOnce(play, step);
    return !isCaused || isMissed || isTooLate || !hasWay(play, step);
  });
  const step = steps[found];
  return step ? `step ${found + 1}, "${step.title}" (${step.case}), has no way on the product` : null;
}

function isAtOnce({ atOnce = [] }: Pick<Driver, 'atOnce'>, step: ReportedStep | undefined): boolean {
  return step !== undefined && atOnce.includes(step.case);
}

/** How a path is come to; its title may be in the words of a tenant. */
export function startOf(
  { starts }: Pick<Driver, 'starts'>,
  start: Pick<ReportedPath['start'], 'case'>,
): Start | null {
  const found = Object.entries(starts).find(([title]) => `start~${slug(title)}` === start.case);
  return found?.[1] ?? null;
}

/** How a tester comes to a machine, whether it is played or not; nothing for one without a screen. */
export function comingTo(machine: string): Coming | undefined {
  return plays[machine] ?? unplayed[machine]?.coming;
}

/** Who plays a path. */
export function playerOf({ members }: Coming, { steps: [first] }: Pick<ReportedPath, 'steps'>) {
  return members[first?.case ?? ''] ?? members.usual;
}

function hasWay(
  { gestures, calls, plain, outcomes = {}, atOnce = [] }: Omit<Driver, 'starts'>,
  step: ReportedStep,
): boolean {
  if (step.event.startsWith('after ') || atOnce.includes(step.case)) return true;
  const actor = actorOf(step);
  if (actor === null) return Object.hasOwn(gestures, step.event);
  if (!Object.hasOwn(calls, actor)) return false;
  if (step.event.startsWith('done ')) return plain.includes(step.case) || Object.hasOwn(outcomes, step.case);
  return ['cut', 'fault'].includes(breakingOf(asAppError(step.payload)).kind);
}

/** Whose outcome a step is; null for an event, and for time that passes. */
export function actorOf({ event }: ReportedStep): string | null {
  return /^(?:done|error) (.+)$/.exec(event)?.[1] ?? null;
}
