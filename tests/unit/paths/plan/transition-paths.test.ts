import { assign, createMachine, emit, sendTo, setup, type AnyActorRef, type EventObject } from 'xstate';
import { describe, expect, it } from 'vitest';
import { voucherEntry } from '#tests/support/__fixtures__/voucher.entry.ts';
import { findFlaws } from '#paths/explore/chart-flaws.ts';
import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { findDeaths, findPassedOn, findTraps } from '#paths/explore/graph-proofs.ts';
import { parentOf } from '#paths/explore/xstate-internals.ts';
import { findSurvivors } from '#tests/support/machines/chart-mutants.ts';
import { planPaths } from '#paths/plan/transition-paths.ts';
import { walkHeadless } from '#paths/walk/walk-headless.ts';
import { notProvided } from '#machines/not-provided.ts';

function entryOf(
  machine: AnyRegistryEntry['machine'],
  cases: Partial<AnyRegistryEntry> = {},
): AnyRegistryEntry {
  return {
    title: 'Sample',
    summary: 'None.',
    machine,
    inputs: [{ title: 'It starts', input: undefined }],
    events: {},
    source: {},
    outcomes: {},
    ...cases,
  };
}

function go(type: string) {
  return { [type]: [{ title: type, event: { type } }] };
}

describe('the paths over every transition', () => {
  it('[FLOW-02] take every branch of the sample machine in few paths', () => {
    const { paths, states, transitions } = planPaths(voucherEntry);
    expect({ states, transitions }).toEqual({
      states: { total: 10, covered: 10, unreachable: [] },
      transitions: { total: 18, covered: 18, unreachable: [] },
    });
    expect(paths.map(({ steps }) => steps.length)).toEqual([15, 5]);
  });

  it('speak with the words of the catalogue', () => {
    const [path] = planPaths(voucherEntry).paths;
    expect(path?.steps.slice(0, 3).map(({ cause, leaves }) => [cause.title, ...leaves])).toEqual([
      ['Redeem nothing', 'form.editing', 'session.known'],
      ['Redeem SPRING', 'form.redeeming.waiting', 'session.known'],
      ['The session expires', 'form.redeeming.waiting', 'session.unknown'],
    ]);
  });

  it('name a transition that no case can reach', () => {
    const machine = createMachine(
      {
        initial: 'here',
        states: { here: { on: { go: { guard: 'never', target: 'there' } } }, there: {} },
      },
      { guards: { never: () => false } },
    );
    const { states, transitions } = planPaths(entryOf(machine, { events: go('go') }));
    expect({ states, transitions }).toEqual({
      states: { total: 2, covered: 1, unreachable: ['there'] },
      transitions: { total: 1, covered: 0, unreachable: ['here: go [never] → there'] },
    });
  });

  it('fire timers in the order of their time, and let events come in between', () => {
    const machine = createMachine({
      initial: 'typing',
      states: {
        typing: {
          initial: 'pausing',
          after: { 500: 'overdue' },
          states: {
            pausing: { after: { 250: '#asked' }, on: { key: { target: 'pausing', reenter: true } } },
          },
        },
        asked: { id: 'asked' },
        overdue: {},
      },
    });
    const { transitions, paths } = planPaths(entryOf(machine, { events: go('key') }));
    expect(transitions).toEqual({ total: 3, covered: 3, unreachable: [] });
    const overdue = paths.find(({ steps }) => steps.at(-1)?.state === 'overdue');
    expect(overdue?.steps.map(({ cause }) => cause.title)).toEqual([
      '249 ms pass',
      'key',
      '249 ms pass',
      'key',
      '2 ms pass',
    ]);
  });

  it('refuse a projection that leaves out what a guard reads', () => {
    const machine = setup({
      types: {} as { context: { count: number } },
      guards: { isFirst: ({ context }) => context.count === 0 },
      actions: { count: assign({ count: ({ context }) => context.count + 1 }) },
    }).createMachine({
      id: 'counter',
      context: { count: 0 },
      initial: 'counting',
      states: {
        counting: {
          on: {
            count: { actions: 'count' },
            go: [{ guard: 'isFirst', target: 'early' }, { target: 'late' }],
          },
        },
        early: {},
        late: {},
      },
    });
    const events = { ...go('count'), ...go('go') };
    expect(() => planPaths(entryOf(machine, { events, stateKey: () => null }))).toThrow(
      '"counter", after "go": planned early, came to late.',
    );
    expect(planPaths(entryOf(machine, { events, stateKey: ({ count }) => count > 0 })).transitions).toEqual({
      total: 3,
      covered: 3,
      unreachable: [],
    });
  });

  it('[FLOW-03] are walked by a live actor to the same states', () => {
    const { paths } = planPaths(voucherEntry);
    for (const path of paths) expect(() => walkHeadless(voucherEntry, path)).not.toThrow();
  });

  it('[FLOW-03] go red when any one transition is taken out of the chart: 18 of 18', () => {
    const { paths } = planPaths(voucherEntry);
    expect(findSurvivors(voucherEntry, paths)).toEqual({ mutants: 18, survivors: [] });
  });
});

describe('the proofs over the graph', () => {
  const asking = setup({ actors: { ask: notProvided('ask') } });

  it('find nothing wrong with the sample machine', () => {
    const { graph } = planPaths(voucherEntry);
    expect([findFlaws(voucherEntry), findDeaths(graph), findTraps(graph)]).toEqual([[], [], []]);
  });

  it('[FLOW-06] name a failure that nobody answers for', () => {
    const machine = asking.createMachine({
      initial: 'asking',
      states: {
        asking: { invoke: { id: 'ask', src: 'ask', onDone: 'reported' }, after: { 5: 'reported' } },
        reported: {},
      },
    });
    const entry = entryOf(machine, {
      outcomes: { ask: { done: [{ title: 'Yes', output: 1 }], error: [{ title: 'No', error: 2 }] } },
    });
    expect(findDeaths(planPaths(entry).graph)).toEqual(['asking: breaks when "No"']);
  });

  it('[FLOW-06] name a state that waits for an answer for ever', () => {
    const machine = asking.createMachine({
      initial: 'asking',
      states: {
        asking: { invoke: { id: 'ask', src: 'ask', onDone: 'reported', onError: 'reported' } },
        reported: {},
      },
    });
    expect(findTraps(planPaths(entryOf(machine)).graph)).toEqual(['asking']);
  });

  it('[FLOW-06] name an event that a machine forwards unchanged and never acts on, whichever way it goes', () => {
    const same = ({ event }: { event: EventObject }) => event;
    const machine = setup({
      types: {} as { context: { seen: number } },
      actors: { ask: notProvided('ask') },
      actions: {
        count: assign({ seen: ({ context }) => context.seen + 1 }),
        toChild: sendTo('ask', same),
        toListeners: emit(same),
        toParent: sendTo(({ self }) => parentOf(self) as AnyActorRef, same),
        provided: () => {},
      },
    }).createMachine({
      context: { seen: 0 },
      initial: 'one',
      invoke: { id: 'ask', src: 'ask' },
      on: {
        'goes.down': { actions: 'toChild' },
        'goes.out': { actions: 'toListeners' },
        'goes.up': { actions: 'toParent' },
        'is.counted': { actions: ['count', 'toChild'] },
        'is.done': { actions: ['provided', 'toChild'] },
      },
      states: {
        one: { on: { 'is.switched': 'two' } },
        two: { on: { 'is.switched': { actions: 'toChild' }, 'goes.up': 'one' } },
      },
    });
    const types = ['goes.down', 'goes.out', 'goes.up', 'is.counted', 'is.done', 'is.switched'];
    const entry = entryOf(machine, {
      events: Object.assign({}, ...types.map(go)),
      stateKey: () => null,
    });
    expect(findPassedOn(planPaths(entry).graph)).toEqual([
      'one: passes "goes.down" on',
      'one: passes "goes.out" on',
      'one: passes "goes.up" on',
      'two: passes "goes.down" on',
      'two: passes "goes.out" on',
    ]);
  });

  it('name what a chart and its words leave out', () => {
    const machine = asking.createMachine({
      id: 'bare',
      initial: 'asking',
      states: {
        asking: { invoke: { src: 'ask', onDone: 'reported' }, on: { 'reported.again': {} } },
        reported: { description: 'Said.', after: { 5: 'asking' } },
      },
    });
    expect(findFlaws(entryOf(machine, { events: go('nobody.listens') }))).toEqual([
      'bare: has no description',
      'asking: has no description',
      'asking: the actor "0.bare.asking" has no id of its own',
      'asking: the actor "0.bare.asking" may fail, and nothing answers for it',
      'asking: the actor "0.bare.asking" has no way to leave',
      'asking: the actor "0.bare.asking" is waited for without a time-out',
      'asking: the event "reported.again" has no case',
      'asking: the actor "ask" has no answer',
      'the event "nobody.listens" is accepted nowhere',
    ]);
  });
});
