import { describe, expect, it } from 'vitest';
import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { signUpEntry } from '#machines/sign-up/sign-up.entry.ts';
import { upgradeEntry } from '#machines/subscription/upgrade.entry.ts';
import { planAcross } from '#paths/plan/across-paths.ts';
import { runTree, type RunningTree } from '#paths/explore/running-actor-tree.ts';
import { reject, resolve } from '#paths/explore/settle-on-command.ts';
import type { PathStep } from '#paths/plan/transition-paths.ts';
import { storiesOf } from '#paths/plan/criteria.ts';
import { formats } from '#paths/report/formats.ts';
import { reportPaths } from '#paths/report/report.ts';
import type { ReportedPath } from '#paths/plan/reported-path.ts';

function across(entry: AnyRegistryEntry, choose?: typeof storiesOf): ReportedPath[] {
  return reportPaths([entry], { isAcross: true, ...(choose && { choose }) }).machines.flatMap(
    ({ paths }) => paths,
  );
}

const insideOf = ({ steps }: ReportedPath) => [...new Set(steps.map(({ machine }) => machine))];

function take({ at, clock }: RunningTree, { cause, member }: PathStep): void {
  switch (cause.kind) {
    case 'event':
      return at(...member.path).send(cause.event);
    case 'done':
      return resolve(at(...member.path), cause.actorId, cause.output);
    case 'error':
      return reject(at(...member.path), cause.actorId, cause.error);
    case 'time':
      return clock.increment(cause.milliseconds);
  }
}

describe('the paths across machines', () => {
  it('[FLOW-02] have the steps of the machines inside where their parent waits for them', () => {
    const [path] = across(signUpEntry, storiesOf);
    expect(path && insideOf(path)).toEqual([
      'signUp',
      'signUp/account',
      'signUp/cardLink',
      'signUp/cardLink/cardPayment',
      'signUp/affinity',
    ]);
    const paying = path?.steps.slice(11).map(({ title, state }) => [title, state]);
    expect(paying?.slice(0, 5)).toEqual([
      ['The hosted form takes the card', 'signUp.paying > cardLink.linking.working > cardPayment.preparing'],
      ['A key is made', 'signUp.paying > cardLink.linking.working > cardPayment.paying'],
      ['The card is linked', 'signUp.paying > cardLink.linked'],
      ['2 s pass', 'signUp.joining'],
      ['The membership is read', 'paid'],
    ]);
  });

  it('[FLOW-02] take each transition of the machine that the machines inside let happen', () => {
    const { transitions, states } = planAcross(signUpEntry);
    expect([transitions.unreachable, states.unreachable]).toEqual([[], []]);
  });

  it.each([upgradeEntry])('[FLOW-02] are what the running machines do: $title', (entry) => {
    const { paths } = planAcross(entry);
    expect(paths.some(({ steps }) => steps.some(({ member }) => member.path.length > 1))).toBe(true);
    for (const { start, steps } of paths) {
      const family = runTree(entry.machine, start.input);
      for (const step of steps) {
        take(family, step);
        const running = family.machines();
        const standing = running.length === 0 ? [family.root] : running;
        expect(standing.map((actor) => actor.getSnapshot().value)).toEqual(
          step.standing.map(({ state }) => state),
        );
      }
    }
  });

  it('[FLOW-02] name in each format the machine of a step, and bear numbers of requirements', () => {
    const report = reportPaths([upgradeEntry], { isAcross: true, choose: storiesOf });
    expect(formats.csv(report)).toContain(',upgradePayment,upgradePayment: sendOrder.done~it-is-paid,');
    expect(formats.gherkin(report)).toMatch(/@upgrade-[0-9a-f]{8} @MEMB-02 @SUBS-07 @SUBS-13\n/);
    expect(formats.markdown(report)).toContain('**It is paid** · MEMB-02, SUBS-07');
  });
});
