import { asAppError } from '#machines/domain/app-error.ts';
import type { ReportedPath, ReportedStep } from '#tests/tools/paths/report.ts';
import { breakingOf } from './breaking.ts';
import type { Play } from './play.ts';

/** Why a path cannot be played on the product: its first step without a way; null when it can. */
export function whyUnplayable({ starts, ...play }: Play, { start, steps }: ReportedPath): string | null {
  if (!Object.hasOwn(starts, start.title)) return `nothing leads to its start, "${start.title}"`;
  const found = steps.findIndex((step) => !hasWay(play, step));
  const step = steps[found];
  return step ? `step ${found + 1}, "${step.title}" (${step.case}), has no way on the product` : null;
}

/** Who plays a path. */
export function playerOf({ members }: Play, { steps: [first] }: ReportedPath) {
  return members[first?.case ?? ''] ?? members.usual;
}

function hasWay(
  { gestures, calls, plain, outcomes = {} }: Omit<Play, 'starts'>,
  step: ReportedStep,
): boolean {
  if (step.event.startsWith('after ')) return true;
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
