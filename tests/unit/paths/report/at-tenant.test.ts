import { describe, expect, it } from 'vitest';
import { accountEntry } from '#machines/account/account.entry.ts';
import { registry } from '#machines/registry.ts';
import { signUpEntry } from '#machines/sign-up/sign-up.entry.ts';
import { downgradeEntry } from '#machines/subscription/downgrade.entry.ts';
import { upgradeEntry } from '#machines/subscription/upgrade.entry.ts';
import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { allNodes, nodeName } from '#paths/explore/declared-transitions.ts';
import { tenantStates } from '#paths/explore/unsupported-states.ts';
import { routesFor, storiesOf, usualPlan } from '#paths/plan/criteria.ts';
import type { ReportedPath } from '#paths/plan/reported-path.ts';
import { formats } from '#paths/report/formats.ts';
import { placeNames, placeOf } from '#paths/report/place.ts';
import { reportPaths } from '#paths/report/report.ts';

function at(tenant: string, entry: AnyRegistryEntry, choose = storiesOf) {
  const { machines } = reportPaths([entry], { place: placeOf(tenant), choose });
  const [machine] = machines;
  if (!machine) throw new Error('Nothing is reported.');
  return machine;
}

const titles = ({ start, steps }: ReportedPath) => [start.title, ...steps.map(({ title }) => title)];
const statesIn = (tenant: string, entry: AnyRegistryEntry) =>
  new Set(
    reportPaths([entry], { place: placeOf(tenant) }).machines.flatMap(({ paths }) =>
      paths.flatMap(({ start, steps }) => [start.state, ...steps.map(({ state }) => state)]),
    ),
  );

describe('what a tenant does not have', () => {
  it('[FLOW-12] are states of the charts', () => {
    const unknown = Object.entries(tenantStates).flatMap(([machine, names]) => {
      const entry = registry.find((each) => each.machine.id === machine);
      const states = entry ? allNodes(entry.machine.root).map(nodeName) : [];
      return names.filter((name) => !states.includes(name)).map((name) => `${machine}: ${name}`);
    });
    expect(unknown).toEqual([]);
  });
});

describe('the paths of a tenant', () => {
  it('[FLOW-12] begin at the account form where there are no tiers, and ask nobody for a cause', () => {
    const [path] = at('roundup', signUpEntry).paths;
    expect(path && titles(path)).toEqual([
      'A visitor opens the account form',
      'Nothing was chosen before',
      'The account is created',
      'The checkout is shown',
      'Nothing was chosen before',
      'The card step is done',
      'The membership is read',
      'Choose Continue',
      'The details are shown',
      'Choose Skip',
      'Everything stored is forgotten',
    ]);
    expect(path?.start.how).toBe('Open http://roundup.localhost:4173/sign-up.');
  });

  it('[FLOW-12] lead to no state that the tenant does not have, and miss none for it', () => {
    const gone = (tenant: string, entry: AnyRegistryEntry) => {
      const here = statesIn(tenant, entry);
      return [...statesIn('varsity', entry)].filter((state) => !here.has(state)).toSorted();
    };
    expect(gone('roundup', signUpEntry)).toEqual([
      'choosingAffinity',
      'choosingPlan',
      'reopening',
      'storingPlan',
    ]);
    expect(gone('harbor', signUpEntry)).toEqual([]);
    expect(gone('harbor', accountEntry)).toEqual(['checkingPlan', 'resting.planRefused', 'undoingDowngrade']);
    const { transitions } = reportPaths([signUpEntry], { place: placeOf('roundup') }).machines[0] ?? {};
    expect(transitions).toMatchObject({ unreachable: [] });
    expect(transitions?.covered).toBe(transitions?.total);
  });

  it('[FLOW-12] have the amounts of the tenant, by its prices and its rules', () => {
    const amounts = (tenant: string) =>
      at(tenant, upgradeEntry).paths[0]?.steps.find(({ title }) => title.startsWith('It costs'))?.title;
    expect(amounts('varsity')).toBe('It costs $50.00 less the unused time on Starter now');
    expect(amounts('harbor')).toBe('It costs CAD\u00A060.00 now');
    const button = (tenant: string) =>
      at(tenant, signUpEntry).paths[0]?.steps.find(({ event }) => event === 'plan.choose')?.how;
    expect(button('varsity')).toBe(
      'Choose Monthly and Captain, and press “Continue with Captain · $50.00/month”.',
    );
    expect(button('harbor')).toBe(
      'Choose Monthly and Lighthouse, and press “Continue with Lighthouse · CAD\u00A060.00/month”.',
    );
  });

  it('[FLOW-12] end with what must be seen of the money', () => {
    const [joined] = at('roundup', signUpEntry).paths;
    expect(joined?.money).toEqual([
      'Nothing is charged now: round-ups are paid afterwards.',
      'The newest mail at http://localhost:4173/sandbox/outbox is “Welcome to Roundup”, without a charge.',
    ]);
    const [paid, , declined] = at('harbor', upgradeEntry).paths;
    expect(paid?.money).toEqual([
      'Charged once, to the card of the review: CAD\u00A060.00. The lines of the review add up to it.',
      '“Billing history” on the account page begins with “Upgrade to Lighthouse, monthly”, “Paid”, with the same amount; so does its receipt.',
      'The newest mail at http://localhost:4173/sandbox/outbox is “You’re on Lighthouse, monthly now”, with the same amount.',
      '“Updates” on the account page begins with “Plan changed to Lighthouse, monthly: … charged to the card ending in …”.',
    ]);
    expect(declined?.money).toEqual(['Nothing is charged, and no mail comes; the plan is as it was.']);
  });

  it('[FLOW-12] have the price of the year where the year is chosen', () => {
    expect(placeOf('varsity').bought('year')).toMatchObject({
      plan: 'Captain, annual',
      upgrade: '$600.00 less the unused time on Starter',
    });
    expect(placeOf('harbor').bought('year')).toMatchObject({
      plan: 'Lighthouse, annual',
      upgrade: expect.stringMatching(/^CAD\u00A0\d+\.00$/),
    });
  });

  it('[FLOW-12] name in their titles the step in which they differ', () => {
    expect(at('varsity', upgradeEntry).paths.map(({ title }) => title)).toEqual([
      'A member on Starter with two cards chooses Captain, monthly → It is paid → upgraded',
      'A member on Starter with two cards chooses Captain, monthly → It is paid → upgraded, with “Choose Change card”',
      'A member on Starter with two cards chooses Captain, monthly → The card is declined → checkout.reading',
    ]);
  });

  it('[FLOW-12] are prepared before the step that makes the call, and never where nobody does anything', () => {
    const choose = (graph: Parameters<typeof routesFor>[0]) =>
      routesFor(graph, { ...usualPlan, target: 'scheduling.unclear' });
    const [path] = at('varsity', downgradeEntry, choose).paths;
    const confirm = path?.steps.find(({ event }) => event === 'change.confirm');
    expect(confirm?.before).toEqual(['Cut the connection: “Offline” in the browser’s network tools.']);
    const late = reportPaths(registry).machines.flatMap(({ id, paths }) =>
      paths.flatMap(({ steps }) =>
        steps.flatMap((step) => (step.isSeen && step.before.length > 0 ? id : [])),
      ),
    );
    expect(late.length).toBeLessThanOrEqual(8);
  });

  it('[FLOW-12] to which no way is known say so instead of their steps, and are counted in the head', () => {
    const report = reportPaths([upgradeEntry, downgradeEntry]);
    const excused = report.machines.flatMap(({ paths }) => paths.filter(({ excuse }) => excuse !== null));
    const all = report.machines.flatMap(({ paths }) => paths);
    expect(excused.map(({ excuse }) => excuse)).toContain(
      'Nobody in the demo comes here: no member of it has only a card that expired.',
    );
    const document = formats.markdown(report);
    expect(document.split('\n')[2]).toBe(
      `${all.length} paths. No way is known in the demo to ${excused.length} of them.`,
    );
    const [first] = excused;
    const section = document.split('\n### ').find((each) => each.includes(`\`${first?.id}\``));
    expect(section).toContain(first?.excuse);
    expect(section).not.toContain('- [ ]');
  });

  it.each(placeNames)('[FLOW-12] have no amount of a sample, nor its tiers: %s', (tenant) => {
    const document = formats.markdown(reportPaths(registry, { place: placeOf(tenant), choose: storiesOf }));
    expect(document).not.toMatch(/\$20\.00|\b(?:Gold|Silver)\b(?! and Silver| stand)/);
  });
});
