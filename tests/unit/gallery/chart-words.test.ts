import { beforeAll, describe, expect, it } from 'vitest';
import { namedGuard } from '#gallery/words/guard-words.ts';
import { callWords } from '#gallery/words/call-words.ts';
import { phraseOf } from '#gallery/words/guard-phrases.ts';
import { answerTimeout } from '#machines/call.ts';
import { registry } from '#machines/registry.ts';
import { cardEntry } from '#machines/card/card.entry.ts';
import { sessionEntry } from '#machines/session/session.entry.ts';
import { subscriptionEntry } from '#machines/subscription/subscription.entry.ts';
import { declaredTransitions } from '#paths/explore/declared-transitions.ts';
import { timeTitle } from '#paths/explore/position.ts';
import { chartOfEntry } from './catalogue-charts.ts';

describe('the words of a chart', () => {
  beforeAll(() => {
    for (const entry of registry) chartOfEntry(entry);
  });

  it('[FLOW-04] have a phrase for each guard of a state that only decides', () => {
    const silent = registry.flatMap(({ machine }) =>
      [...declaredTransitions(machine)].flatMap(([definition, { key, event }]) => {
        const guard = namedGuard(definition);
        const isSilent = event === 'always' && guard && phraseOf(machine.id, guard.type) === undefined;
        return isSilent ? [`${machine.id}: ${key} [${guard.type}]`] : [];
      }),
    );
    expect(silent).toEqual([]);
  });

  it('[FLOW-04] call a transition by the cases that take it, and say who makes it happen', () => {
    const { transitions } = chartOfEntry(subscriptionEntry);
    const said = transitions.map(
      ({ key, to, label, kind, by }) => `${key}: ${label} → ${to} (${kind} of ${by})`,
    );
    expect(said).toEqual(
      expect.arrayContaining([
        'upgrading | done upgrade | 2: The review is left after a refusal → loading (done of child)',
        'loading | done fetchFacts | 0: The member is on Gold, monthly, or 7 others → deciding (done of server)',
        `loading | after answerTimeout | 0: ${timeTitle(answerTimeout)} → failed (after of clock)`,
        'deciding | always | 2: an upgrade was cut off → upgrading (always of app)',
        'deciding | always | 10: otherwise → tier (always of app)',
        'welcome | tiers.open | 0: Choose See the plans → tier (event of member)',
        'card.open | work.started | 0: A payment begins → card.working (event of child)',
      ]),
    );
  });

  it('[FLOW-16] have a phrase for each guard that parts branches, and a verb for each call', () => {
    const charts = registry.map((entry) => [entry, chartOfEntry(entry)] as const);
    const silent = charts.flatMap(([{ machine }, { transitions }]) => {
      const guards = new Map(
        [...declaredTransitions(machine)].map(([definition, { key }]) => [key, namedGuard(definition)]),
      );
      return transitions
        .filter(({ key, label }) => {
          const guard = guards.get(key);
          return label.includes(', if ') && guard && phraseOf(machine.id, guard.type) === undefined;
        })
        .map(({ key, label }) => `${machine.id}: ${key} ${label}`);
    });
    const calls = charts.flatMap(([, { states }]) => states.flatMap(({ invokes }) => invokes));
    const wordless = calls.filter(({ kind, id }) => kind === 'calls' && callWords(id) === null);
    expect([silent, wordless]).toEqual([[], []]);
    expect(callWords('fetchFacts')).toBe('reads facts');
  });

  it('[FLOW-04] distinguish branches that the same case takes', () => {
    const labels = chartOfEntry(cardEntry).transitions.flatMap(({ from, label }) =>
      from === 'refused' ? [label] : [],
    );
    expect(labels).toEqual([
      'Confirm, if the member asked to pause it',
      'Confirm, if the member asked to resume it',
      'Confirm, if the member asked to delete it',
      'Confirm, otherwise',
    ]);
  });

  it('[FLOW-04] say of each state what it is, and where the machine can come to rest', () => {
    const { states } = chartOfEntry(sessionEntry);
    expect(states.map(({ id, words, isInitial, isResting }) => [id, words, isInitial, isResting])).toEqual(
      expect.arrayContaining([
        ['session', sessionEntry.title, false, false],
        ['deciding', 'deciding', true, false],
        ['restoring.late', 'late', false, true],
        ['signedIn.nonMember', 'non member', false, true],
      ]),
    );
  });

  it('[FLOW-04] lead to the drawing of each machine that runs in a state', () => {
    const machines = new Set(registry.map(({ machine }) => machine.id));
    const invokes = registry.flatMap((entry) => chartOfEntry(entry).states.flatMap((state) => state.invokes));
    const children = invokes.filter((invoke) => invoke.kind === 'machine');
    expect(children.filter(({ machineId }) => machineId === null || !machines.has(machineId))).toEqual([]);
    expect(children).toEqual(
      expect.arrayContaining([
        { kind: 'machine', id: 'upgradePayment', machineId: 'payment' },
        { kind: 'machine', id: 'cards', machineId: 'resource' },
        { kind: 'machine', id: 'cardLink', machineId: 'cardLink' },
      ]),
    );
  });
});
