import { createActor, createMachine, SimulatedClock, type AnyActorRef } from 'xstate';
import { describe, expect, it, onTestFinished } from 'vitest';
import { networkMachine } from '#machines/network/network.machine.ts';
import { resourceMachine } from '#machines/resource/resource.machine.ts';
import { reject, resolve, settleLeaves, notify } from '#paths/explore/settle-on-command.ts';

const offline = { kind: 'offline' } as const;

/** Two reads, of which a page can drop one, beside the network. */
function open() {
  const read = settleLeaves(resourceMachine);
  const page = createActor(
    createMachine({
      initial: 'both',
      invoke: [
        { id: 'network', src: settleLeaves(networkMachine), systemId: 'network' },
        { id: 'kept', src: read },
      ],
      states: { both: { invoke: { id: 'dropped', src: read }, on: { drop: 'one' } }, one: {} },
    }),
    { clock: new SimulatedClock() },
  ).start();
  onTestFinished(() => void page.stop());
  const childOf = (id: string): AnyActorRef => {
    const child: AnyActorRef | undefined = page.getSnapshot().children[id];
    if (!child) throw new Error(`"${id}" does not run.`);
    return child;
  };
  const [network, stored, dropped] = [childOf('network'), childOf('kept'), childOf('dropped')];
  for (const each of [stored, dropped]) {
    each.send({ type: 'resource.load', params: {} });
    reject(each, 'fetchResource', offline);
  }
  const awaiting = (): AnyActorRef[] => network.getSnapshot().context.awaiting;
  const lose = () => notify(network, 'listenToNetwork', { type: 'network.lost' });
  const find = () => notify(network, 'listenToNetwork', { type: 'network.found' });
  return { page, stored, dropped, awaiting, lose, find };
}

describe('a read that has failed', () => {
  it('[HTTP-06] loads again once the connection is back, however often it has failed before', () => {
    const { stored, dropped, awaiting, lose, find } = open();
    stored.send({ type: 'resource.retry' });
    reject(stored, 'fetchResource', offline);
    expect(awaiting()).toEqual([dropped, stored]);
    lose();
    find();
    expect(awaiting()).toEqual([]);
    expect([stored.getSnapshot().value, dropped.getSnapshot().value]).toEqual(['loading', 'loading']);

    resolve(stored, 'fetchResource', 'an answer');
    lose();
    find();
    expect(stored.getSnapshot().value).toEqual({ shown: 'ready' });
  });

  it('[HTTP-06] awaits no connection any more when its page has dropped it', () => {
    const { page, stored, dropped, awaiting, lose, find } = open();
    page.send({ type: 'drop' });
    lose();
    find();
    expect([stored.getSnapshot().value, dropped.getSnapshot().status]).toEqual(['loading', 'stopped']);

    const again = open();
    again.page.send({ type: 'drop' });
    again.stored.send({ type: 'resource.retry' });
    reject(again.stored, 'fetchResource', offline);
    expect(again.awaiting()).toEqual([again.stored]);
    expect(awaiting()).toEqual([]);
  });
});
