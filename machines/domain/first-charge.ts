import { beginsFree, type ChosenPlan } from './plan-choice.ts';
import { nextPeriodAfter } from './plan-period.ts';

/** When a plan that follows another one at an instant is charged first; instants are ISO, UTC. */
export function firstCharge(before: ChosenPlan | null, next: ChosenPlan, begin: string): string {
  if (!beginsFree(before, next)) return begin;
  return nextPeriodAfter(new Date(begin), { frequency: 'month', isRoundUp: true }).toISOString();
}
