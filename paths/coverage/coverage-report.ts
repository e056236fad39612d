import { describeTransition } from '#paths/explore/declared-transitions.ts';
import type { CoveredMachine, CoveredTransition, FlowCoverage } from './flow-coverage.ts';

/** The coverage in lines of text: each machine with what is missing, what is wrong, and the sum. */
export function coverageLines({ machines }: FlowCoverage): string[] {
  return [
    ...machines.flatMap((machine) => [
      `${machine.id}: ${figures([machine])}`,
      ...named('not by gesture', machine.transitions.filter(lacksGesture)),
    ]),
    ...machines.flatMap(({ flaws }) => flaws.map((flaw) => `✗ ${flaw}`)),
    `transitions taken: ${figures(machines, ' (the rest named)')}`,
  ];
}

/** The same by the requirements whose numbers the tests bear. */
export function requirementLines({ requirements }: FlowCoverage): string[] {
  return Object.entries(requirements).map(([number, machines]) => {
    const counts = Object.entries(machines).map(([machine, count]) => `${machine} ${count}`);
    return `${number}: ${counts.join(', ')}`;
  });
}

function figures(machines: readonly CoveredMachine[], rest = ''): string {
  const all = machines.flatMap(({ transitions }) => transitions);
  const members = all.filter(({ isMembers }) => isMembers);
  const count = (of: readonly CoveredTransition[], is: (each: CoveredTransition) => boolean) =>
    `${of.filter(is).length} of ${of.length}`;
  const sum = (of: (pairs: CoveredMachine['pairs']) => number) =>
    machines.reduce((total, { pairs }) => total + of(pairs), 0);
  return [
    `headless ${count(all, ({ isHeadless }) => isHeadless)}`,
    `by gesture ${count(members, ({ level }) => level === 'gesture')}${rest}`,
    `journeys ${count(all, ({ inJourneys }) => inJourneys)}`,
    `pairs ${sum(({ taken }) => taken)} of ${sum(({ total }) => total)}`,
  ].join(', ');
}

function lacksGesture({ isMembers, level }: CoveredTransition): boolean {
  return isMembers && level !== 'gesture';
}

const places = {
  gesture: '',
  journey: 'in journeys',
  reported: 'only told',
  headless: 'headless only',
  never: 'never',
};

function named(what: string, transitions: readonly CoveredTransition[]): string[] {
  return transitions.map(
    (transition) =>
      `  ${what}: ${describeTransition(transition)} (${places[transition.level]})${
        transition.notGestured ? `: ${transition.notGestured}` : ''
      }`,
  );
}
