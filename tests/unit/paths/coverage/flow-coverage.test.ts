import { setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { defineEntry, type AnyRegistryEntry } from '#machines/registry-entry.ts';
import type { FlowRun, SeenSection, WalkRun } from '#paths/coverage/flow-run.ts';
import { planPaths, wayOf } from '#paths/plan/transition-paths.ts';
import { walkHeadless } from '#paths/walk/walk-headless.ts';
import { coverageLines } from '#paths/coverage/coverage-report.ts';
import { coverFlows, type Offscreen } from '#paths/coverage/flow-coverage.ts';

const states = {
  dark: { on: { 'lamp.switch': 'lit' }, after: { 500: 'lit' } },
  lit: { on: { 'lamp.switch': 'dark', 'lamp.break': 'broken' } },
  broken: {},
};

function lampWith(more: object): AnyRegistryEntry {
  const events = {} as { type: 'lamp.switch' } | { type: 'lamp.break' };
  const lamp = setup({ types: { events } }).createMachine({
    id: 'lamp',
    initial: 'dark',
    states: { ...states, ...more },
  });
  return defineEntry<typeof lamp>({
    machine: lamp,
    title: 'Lamp',
    summary: 'It shines.',
    inputs: [{ title: 'There is a lamp', input: undefined }],
    events: {
      'lamp.switch': [{ title: 'Press the switch', event: { type: 'lamp.switch' } }],
      'lamp.break': [{ title: 'It breaks', event: { type: 'lamp.break' } }],
    },
    source: { 'lamp.switch': 'member', 'lamp.break': 'app' },
    outcomes: {},
  });
}

const lamp = lampWith({});

function walks(
  entry: AnyRegistryEntry,
  kind: WalkRun['kind'],
  byGesture: (walk: number) => boolean = () => true,
): WalkRun[] {
  return planPaths(entry).paths.map((path, walk) => ({
    kind,
    machine: entry.machine.id,
    way: wayOf(path),
    test: '[FLOW-03] a walk',
    at: '2026-11-22T16:00:00Z',
    steps: walkHeadless(entry, path).map((step) =>
      step.event === 'lamp.switch' && byGesture(walk) ? { ...step, manner: 'gesture' } : step,
    ),
  }));
}

const seen = (kind: 'journey' | 'view', ...stretches: SeenSection[]): FlowRun => ({
  kind,
  test: 'lamp.test.ts [HOME-01] a journey (desktop)',
  at: '2026-11-22T16:00:00Z',
  stretches,
});

const press = (state: string) => ({ path: [state], eventType: 'lamp.switch', index: 0 });
const none: Offscreen = { screensToCome: new Set(), notGestured: {} };
const cover = (entry: AnyRegistryEntry, runs: FlowRun[], offscreen = none) =>
  coverFlows([entry], runs, offscreen);
const flawsOf = (entry: AnyRegistryEntry, runs: FlowRun[], offscreen = none) =>
  cover(entry, runs, offscreen).machines.flatMap(({ flaws }) => flaws);

const unpressed: Offscreen = {
  screensToCome: new Set(),
  notGestured: {
    lamp: { 'dark: lamp.switch': 'The switch is in the dark.', 'lit: lamp.switch': 'It is too bright.' },
  },
};

describe('the coverage of the flows', () => {
  it('[FLOW-03] counts what each kind of run took, and names what no gesture made', () => {
    const runs = [...walks(lamp, 'headless'), ...walks(lamp, 'screen'), seen('journey')];
    const lines = coverageLines(cover(lamp, runs));
    expect(lines).toEqual([
      'lamp: headless 4 of 4, by gesture 2 of 2, journeys 0 of 4, pairs 3 of 6',
      'transitions taken: headless 4 of 4, by gesture 2 of 2 (the rest named), journeys 0 of 4, pairs 3 of 6',
    ]);
    const reported = [...walks(lamp, 'headless'), ...walks(lamp, 'screen', () => false)];
    expect(coverageLines(cover(lamp, reported))).toContain(
      '  not by gesture: lit: lamp.switch → dark (only told)',
    );
  });

  it('[FLOW-03] reads what a browser saw by the names of the catalogue, and takes two in a row for a pair', () => {
    const { machines, requirements } = cover(lamp, [
      seen(
        'journey',
        { machine: 'lamp', before: [], taken: [press('dark')], isByHand: false },
        { machine: 'lamp', before: [press('dark')], taken: [press('lit')], isByHand: false },
        { machine: 'another', before: [], taken: [press('dark')], isByHand: false },
      ),
    ]);
    expect(machines[0]?.transitions.map(({ level }) => level)).toEqual([
      'journey',
      'never',
      'journey',
      'never',
    ]);
    expect(machines[0]?.pairs.taken).toBe(1);
    expect(requirements).toEqual({ 'HOME-01': { lamp: 2 } });
  });

  it('[FLOW-03] goes red for a state that nobody comes to', () => {
    const dead = lampWith({ stuck: { on: { 'lamp.break': 'broken' } } });
    expect(flawsOf(dead, [...walks(dead, 'headless'), ...walks(dead, 'screen')])).toEqual([
      'lamp: never taken: stuck: lamp.break → broken',
    ]);
  });

  it('[FLOW-03] goes red for a path that was not walked, on the screen or without', () => {
    const [path] = planPaths(lamp).paths;
    expect(flawsOf(lamp, walks(lamp, 'screen'))).toContain(`lamp: not walked headless: ${path?.title}`);
    expect(flawsOf(lamp, walks(lamp, 'headless'))).toContain(
      `lamp: not walked on the screen: ${path?.title}`,
    );
    const screensToCome = { ...unpressed, screensToCome: new Set(['lamp']) };
    expect(flawsOf(lamp, walks(lamp, 'headless'), screensToCome)).toEqual([]);
  });

  it('[FLOW-03] goes red for an event that is sent where a gesture makes it', () => {
    const [first, ...others] = walks(lamp, 'screen');
    if (!first) throw new Error('The lamp has no path.');
    const reported = first.steps.map((step) =>
      step.manner === 'gesture' ? { ...step, manner: 'reported' as const } : step,
    );
    const runs = [...walks(lamp, 'headless'), { ...first, steps: reported }, ...others, first];
    expect(flawsOf(lamp, runs)).toContain('lamp: told where a gesture exists: lamp.switch in dark');
  });

  it('[FLOW-03] goes red for an event of the member’s that no gesture made and nothing explains', () => {
    const runs = [...walks(lamp, 'headless'), ...walks(lamp, 'screen', () => false)];
    expect(flawsOf(lamp, runs)).toEqual([
      'lamp: no walk makes it by a gesture: dark: lamp.switch → lit',
      'lamp: no walk makes it by a gesture: lit: lamp.switch → dark',
    ]);
    expect(flawsOf(lamp, runs, unpressed)).toEqual([]);
    expect(coverageLines(cover(lamp, runs, unpressed))).toContain(
      '  not by gesture: dark: lamp.switch → lit (only told): The switch is in the dark.',
    );
  });

  it('[FLOW-03] counts a gesture of any view or journey where a walk cannot make it, and goes red for a reason that is none any more', () => {
    const byHand = (state: string) => ({
      machine: 'lamp',
      before: [],
      taken: [press(state)],
      isByHand: true,
    });
    const runs = [
      ...walks(lamp, 'headless'),
      ...walks(lamp, 'screen', () => false),
      seen('view', byHand('dark')),
      seen('journey', byHand('lit')),
    ];
    expect(coverageLines(cover(lamp, runs, unpressed)).at(-1)).toContain('by gesture 2 of 2');
    expect(flawsOf(lamp, runs, unpressed)).toEqual([]);
    expect(flawsOf(lamp, runs)).toHaveLength(2);
    const walked = [...walks(lamp, 'headless'), ...walks(lamp, 'screen')];
    expect(flawsOf(lamp, walked, unpressed)).toEqual([
      'lamp: said to have no gesture, which is not so: dark: lamp.switch',
      'lamp: said to have no gesture, which is not so: lit: lamp.switch',
    ]);
  });
});
