import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import type { ReportedPath, ReportedStep } from '#paths/plan/reported-path.ts';
import type { Driver } from './driver.ts';
import { plays } from './drivers.ts';
import { startsOfNobody } from './manual-starts.ts';
import { actorOf } from './playability.ts';

/** Why a path cannot be brought about in the demo, not even by hand; null where a way is known, or nothing is. */
export function excuseOf(
  { machine }: AnyRegistryEntry,
  { start, steps }: Pick<ReportedPath, 'start' | 'steps'>,
  startTitle: string,
): string | null {
  const nobody = startsOfNobody[machine.id]?.[startTitle];
  if (nobody !== undefined) return nobody;
  const driver = plays[machine.id];
  if (!driver || start.machine !== machine.id) return null;
  const found = steps.find((step, index) => isBeyond(driver, step, steps.slice(0, index)));
  return found ? `No way is known in the demo to “${found.title}”.` : null;
}

/** An answer that the demo has for nobody, or that follows only from what did not happen. */
function isBeyond(driver: Driver, step: ReportedStep, before: readonly ReportedStep[]): boolean {
  const { plain, hands = {}, outcomes = {}, atOnce = [], follows = {}, calls } = driver;
  if (Object.hasOwn(hands, step.case)) return false;
  const actor = actorOf(step);
  if (actor === null || !step.event.startsWith('done ') || !Object.hasOwn(calls, actor)) return false;
  const cause = follows[step.case];
  if (cause !== undefined && !before.some((each) => each.case === cause)) return true;
  return !plain.includes(step.case) && !Object.hasOwn(outcomes, step.case) && !atOnce.includes(step.case);
}
