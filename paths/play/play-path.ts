import { expect } from '@playwright/test';
import type { StateValue } from 'xstate';
import { asAppError } from '#machines/domain/app-error.ts';
import { stateOnPage } from '#paths/coverage/watch-flows.ts';
import type { ReportedPoint, ReportedStep } from '#paths/plan/reported-path.ts';
import { breakingOf } from '#paths/drive/breaking.ts';
import { holdCalls } from './held-calls.ts';
import type { Driver, Stage } from '#paths/drive/driver.ts';
import { actorOf, startOf } from '#paths/drive/playability.ts';

/** Hears of each point of a path once the machine and the screen are there. */
export type Spectator = (point: ReportedPoint, index: number) => Promise<void>;

/**
 * Plays a path on the running product. After each step the running machine is in the planned state, and the screen shows
 * it; the first step that is not so is an error that names it.
 */
export async function playPath(
  machine: string,
  play: Driver,
  { page, sandbox, path, member }: Omit<Stage, 'hold'>,
  watch: Spectator,
): Promise<void> {
  await page.clock.install();
  let calls: Awaited<ReturnType<typeof holdCalls>> | undefined;
  const hold = async () => {
    calls ??= await holdCalls(page, play.calls);
  };
  const stage: Stage = { page, sandbox, path, member, hold };
  const arrive = async (point: ReportedPoint, index: number) => {
    if (play.atOnce?.includes(path.steps[index]?.case ?? '')) return;
    const where = `${path.id}, ${index === 0 ? 'start' : `step ${index}`}, "${point.title}"`;
    await expect
      .poll(async () => leavesOf(await stateOnPage(page, machine)), {
        message: `${where}: the state of ${machine}`,
      })
      .toBe(point.state);
    for (const leaf of point.state.split(' & ')) {
      const shown = play.shows[leaf]?.(page);
      if (shown) await expect(shown.first(), `${where}: what "${leaf}" shows`).toBeVisible();
    }
    await watch(point, index);
  };

  await startOf(play, path.start)?.come(stage);
  await hold();
  await arrive(path.start, 0);
  for (const [index, step] of path.steps.entries()) {
    await cause(step);
    await arrive(step, index + 1);
    await sandbox.tidy();
    const actor = actorOf(step);
    if (actor !== null) await calls?.handle(actor, 'hold');
  }

  async function cause(step: ReportedStep): Promise<void> {
    const actor = actorOf(step);
    await play.asks?.[step.case]?.(stage);
    if (play.atOnce?.includes(step.case) && !step.event.startsWith('after ')) return;
    if (step.event.startsWith('after ')) return page.clock.fastForward(Number(step.payload));
    if (actor === null)
      return void (await play.gestures[step.event]?.(stage, step.payload as { type: string }));
    await calls?.isMade(actor);
    await play.outcomes?.[step.case]?.(stage);
    const breaking = step.event.startsWith('error ') ? breakingOf(asAppError(step.payload)) : null;
    const call = play.calls[actor];
    if (breaking?.kind === 'fault' && call) await sandbox.addFault({ ...call, fault: breaking.fault });
    await calls?.handle(actor, breaking?.kind === 'cut' ? 'cut' : 'pass');
  }
}

function leavesOf(value: StateValue | null): string | null {
  return value === null ? null : names(value).join(' & ');
}

function names(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([name, inner = {}]) => {
    const below = names(inner);
    return below.length === 0 ? [name] : below.map((each) => `${name}.${each}`);
  });
}
