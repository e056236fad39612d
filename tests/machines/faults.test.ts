import { assign, setup, stateIn } from 'xstate';
import { beforeAll, describe, expect, it } from 'vitest';
import { registry } from '#machines/registry.ts';
import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { asAppError, type AppError } from '#machines/domain/app-error.ts';
import { paymentEntry } from '#machines/payment/payment.entry.ts';
import { resourceEntry } from '#machines/resource/resource.entry.ts';
import { failures } from '#machines/samples/failures.ts';
import { notProvided } from '#machines/not-provided.ts';
import { deafMachines } from '#tests/support/faults/deaf-machines.ts';
import { exclusions, tallyOf } from '#tests/support/faults/excluded.ts';
import { transportErrors } from '#tests/support/faults/fault-matrix.ts';
import { machineCells } from '#tests/support/faults/machine-cells.ts';
import { recoverableStates } from '#tests/support/faults/recoverable-states.ts';
import { situationCells } from '#tests/support/faults/situation-cells.ts';
import { transportFaults } from '#tests/support/faults/transport-faults.ts';
import { explore, type MachineGraph } from '#paths/explore/graph.ts';

let faults: Map<string, AppError | null>;
let graphs: MachineGraph[];

beforeAll(async () => {
  faults = await transportErrors();
  graphs = registry.map(explore);
}, 60_000);

describe('every call that a machine makes, under every transport fault', () => {
  it('[HTTP-06] the faults are what the client makes of bytes on a socket, each a failure but the slow one', () => {
    expect([...faults.keys()]).toEqual(transportFaults.map(({ fault }) => fault));
    expect([...faults].filter(([, error]) => error === null)).toEqual([['slow: 10 s', null]]);
  });

  it(
    '[HTTP-06] [FLOW-06] is survived: distinguished from an answer, left for a rest, made again when the fault is gone, and no change is made twice',
    { timeout: 60_000 },
    () => {
      const cells = graphs.flatMap((graph) => [...machineCells(graph, faults), ...situationCells(graph)]);
      const { lost, unneeded } = tallyOf(cells, exclusions);
      expect({ lost, unneeded }).toEqual({ lost: [], unneeded: [] });
    },
  );

  it.each([paymentEntry, resourceEntry].map((entry) => [entry.machine.id, entry] as const))(
    '[FLOW-06] is lost when the machine %s is without one of its answers to a failure',
    (_, entry) => {
      const cells = deafMachines(entry, faults);
      expect(cells.length).toBeGreaterThan(1);
      expect(cells.filter(({ found }) => found !== null)).toEqual([]);
    },
  );
});

describe('every state of every machine', () => {
  it('[FLOW-06] is left for a rest by what the member does, or by waiting', () => {
    const { lost } = tallyOf(graphs.flatMap(recoverableStates));
    expect(lost).toEqual([]);
  });

  it('[FLOW-06] is lost where only the app could say how it goes on', () => {
    const { lost } = tallyOf(recoverableStates(explore(sampleOf({ onDone: 'turning', onError: 'failed' }))));
    expect(lost.map(({ where }) => where)).toEqual(['sample.turning']);
  });
});

describe('a machine that does not survive', () => {
  it('[FLOW-06] is none that stores the failure and can be tried again', () => {
    expect(lostBy(sampleOf({ onError: { target: 'failed', actions: 'setError' } }))).toEqual([]);
  });

  it.each([
    ['nothing answers for the failure', {}, /^breaks/],
    ['the failure is swallowed', { onError: {} }, /^waits on in calling/],
    ['the failure passes for an answer', { onError: 'done' }, /^looks like the answer "It answers"/],
    [
      'it is tried again without end',
      { onError: { target: 'calling', reenter: true } },
      /^never comes to rest/,
    ],
    ['a spinner is all that comes of it', { onError: 'turning' }, /^is left busy in turning/],
    ['it can never be tried again', { onError: 'over' }, /^cannot be tried again from over/],
  ])('[FLOW-06] is found where %s', (_, call, finding) => {
    const lost = lostBy(sampleOf(call)).filter(({ fault }) => fault !== 'slow: 10 s');
    expect(lost).toHaveLength(transportFaults.length - 1);
    for (const { found } of lost) expect(found).toMatch(finding);
  });
});

describe('a machine that a member does not wait for', () => {
  const again = { on: { retry: { target: 'calling', reenter: true } } };

  it('[SUBS-13] is found where a second gesture makes its call again', () => {
    const { lost } = tallyOf(situationCells(explore(sampleOf({ onError: 'failed' }, again))));
    expect(lost.map(({ fault, found }) => [fault, found])).toEqual([
      ['double submit', 'is made again by "Try again"'],
    ]);
  });

  it('[HTTP-06] is found where an answer after a gesture is let go by', () => {
    const steps = { initial: 'early', states: { early: { on: { retry: 'late' } }, late: {} } };
    const onDone = { guard: stateIn({ calling: 'early' }), target: 'done' };
    const { lost } = tallyOf(situationCells(explore(sampleOf({ onDone, onError: 'failed' }, steps))));
    expect(lost.map(({ fault, found }) => [fault, found])).toEqual([
      ['late answer', 'waits on in calling for what has ended, after "Try again" and "It answers"'],
    ]);
  });
});

describe('an exclusion', () => {
  const where = 'sample.calling: call';
  const why = 'For this test.';

  it('is counted apart, as long as it is needed', () => {
    const cells = [
      { where, fault: '400', found: 'looks like the answer "It answers"' },
      { where, fault: '500', found: null },
    ];
    const needed = { where, found: 'looks like', why };
    const unneeded = { where: 'sample.failed: call', found: 'looks like', why };
    expect(tallyOf(cells, [needed, unneeded])).toEqual({
      survived: 1,
      total: 1,
      excluded: 1,
      lost: [],
      unneeded: [unneeded],
    });
  });

  it('hides no other finding at the same place', () => {
    const cell = { where, fault: '400', found: 'breaks: null' };
    expect(tallyOf([cell], [{ where, found: 'looks like', why }]).lost).toEqual([cell]);
  });
});

function lostBy(entry: AnyRegistryEntry) {
  return tallyOf(machineCells(explore(entry), faults)).lost;
}

/** A machine with one call, whose outcomes are answered as told. */
function sampleOf(outcomes: object, more: object = {}): AnyRegistryEntry {
  const machine = setup({
    actors: { call: notProvided<string>('call') },
    actions: { setError: assign({ error: ({ event }) => asAppError(Object(event).error) }) },
  }).createMachine({
    id: 'sample',
    context: {},
    initial: 'calling',
    states: {
      calling: {
        tags: 'busy',
        invoke: { id: 'call', src: 'call', onDone: 'done', ...outcomes },
        after: { 45000: 'failed' },
        ...more,
      },
      turning: { tags: 'busy', on: { route: 'failed' } },
      failed: { on: { retry: 'calling' } },
      over: {},
      done: { on: { retry: 'calling' } },
    },
  });
  return {
    machine,
    title: 'A sample',
    summary: 'None.',
    inputs: [{ title: 'It starts', input: undefined }],
    events: {
      retry: [{ title: 'Try again', event: { type: 'retry' } }],
      route: [{ title: 'The page is shown', event: { type: 'route' } }],
    },
    source: { retry: 'member', route: 'app' },
    outcomes: { call: { done: [{ title: 'It answers', output: 'answer' }], error: [failures.offline] } },
  };
}
