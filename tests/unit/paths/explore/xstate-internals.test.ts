import { createActor, createMachine, fromPromise, type InspectionEvent } from 'xstate';
import { describe, expect, it } from 'vitest';
import {
  activeNodes,
  doneEvent,
  errorEvent,
  inspectedTransitions,
  isHandled,
  startPurely,
  stepPurely,
} from '#paths/explore/xstate-internals.ts';

const machine = createMachine(
  {
    id: 'canary',
    initial: 'asking',
    states: {
      asking: {
        invoke: { id: 'ask', src: 'ask', onDone: 'answered', onError: 'failed' },
        after: { patience: 'failed' },
      },
      answered: {},
      failed: {},
    },
  },
  { actors: { ask: fromPromise(() => Promise.resolve('yes')) }, delays: { patience: 700 } },
);

describe('what the model knows about the insides of XState', () => {
  it('starts a timer with the delay resolved, and cancels it when its state is left', () => {
    const start = startPurely(machine, undefined);
    const event = { type: 'xstate.after.patience.canary.asking' };
    expect(start.timers).toEqual([{ id: event.type, starts: { event, delay: 700 } }]);
    const next = stepPurely(machine, start.snapshot, doneEvent('ask', 'yes'));
    expect(next.timers).toEqual([{ id: event.type, starts: null }]);
  });

  it('moves by the outcome of an actor and by a timer', () => {
    const { snapshot } = startPurely(machine, undefined);
    const after = { type: 'xstate.after.patience.canary.asking' };
    const ends = [doneEvent('ask', 'yes'), errorEvent('ask', 'no'), after];
    expect(ends.map((event) => stepPurely(machine, snapshot, event).snapshot.value)).toEqual([
      'answered',
      'failed',
      'failed',
    ]);
  });

  it('knows the events that a state handles, also those that its guards refuse; any may be meant by a wildcard', () => {
    const here = { on: { guarded: { guard: () => false } } };
    const there = { on: { elsewhere: {} } };
    const states = { initial: 'here', states: { here, there } };
    const handledBy = (on: object) => {
      const { snapshot } = startPurely(createMachine({ ...states, on }), undefined);
      return ['anywhere', 'guarded', 'elsewhere'].filter((type) => isHandled(snapshot, type));
    };
    expect(handledBy({ anywhere: {} })).toEqual(['anywhere', 'guarded']);
    expect(handledBy({ 'any.*': {} })).toEqual(['anywhere', 'guarded', 'elsewhere']);
  });

  it('names the transitions that were taken, as the machine declares them', () => {
    const { snapshot } = startPurely(machine, undefined);
    const { taken } = stepPurely(machine, snapshot, doneEvent('ask', 'yes'));
    expect(taken).toEqual(machine.states['asking']?.transitions.get('xstate.done.actor.ask'));
  });

  it('names them on a running actor too', async () => {
    const seen: InspectionEvent[] = [];
    const actor = createActor(machine, { inspect: (inspected) => seen.push(inspected) }).start();
    await expect.poll(() => actor.getSnapshot().value).toBe('answered');
    expect(seen.flatMap(inspectedTransitions)).toEqual(
      machine.states['asking']?.transitions.get('xstate.done.actor.ask'),
    );
  });

  it('knows the active nodes', () => {
    const { snapshot } = startPurely(machine, undefined);
    expect(activeNodes(snapshot).map((node) => node.id)).toEqual(['canary', 'canary.asking']);
  });

  it('ends in the status "error" when a failure is not answered for', () => {
    const { snapshot } = startPurely(machine, undefined);
    expect(stepPurely(machine, snapshot, errorEvent('somebody', 'no')).snapshot.status).toBe('error');
  });
});
