import { describe, expect, test } from 'vitest';
import { createHashQueue, type HashRequester } from '#server/auth/hash-queue.ts';
import { hashWorkersFor } from '#server/hash-workers.ts';

const rules = { atOnce: 1, waiting: 16, knownWaiting: 32, retryAfter: 10 };
const known: HashRequester = { isKnown: true, network: '198.51.100.1' };
const from = (network: string): HashRequester => ({ isKnown: false, network });

/** Lets every promise that can settle do so. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A queue whose work ends when it is told to, and what began in which order. */
function openQueue(changes: Partial<typeof rules> = {}) {
  const queue = createHashQueue({ ...rules, ...changes });
  const begun: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  return {
    ...queue,
    begun,
    refused,
    ends,
    ask: (name: string, requester: HashRequester) =>
      queue
        .run(requester, () => {
          begun.push(name);
          return new Promise<void>((resolve) => ends.push(resolve));
        })
        .then(
          () => true,
          () => {
            refused.push(name);
            return false;
          },
        ),
    /** Ends so many hashes, one after the other. */
    end: async (count: number) => {
      for (let ended = 0; ended < count; ended += 1) {
        ends.shift()?.();
        await settle();
      }
    },
  };
}

describe('the queue of hashes', () => {
  test('[TRST-04] lets no more than its number run at once, and takes strangers of one network in their order', async () => {
    const queue = openQueue({ atOnce: 2 });
    for (const name of ['a', 'b', 'c', 'd']) void queue.ask(name, from('10.0.0.1'));
    expect(queue.begun).toEqual(['a', 'b']);
    await queue.end(1);
    expect(queue.begun).toEqual(['a', 'b', 'c']);
    await queue.end(3);
    expect(queue.begun).toEqual(['a', 'b', 'c', 'd']);
  });

  test('[TRST-04] goes on after work that failed', async () => {
    const queue = createHashQueue({ ...rules, waiting: 1 });
    const failing = queue.run(from('a'), () => Promise.reject(new Error('broken')));
    const next = queue.run(from('a'), () => Promise.resolve('done'));
    await expect(queue.run(from('a'), () => Promise.resolve('never'))).rejects.toMatchObject({
      status: 520,
      headers: { 'Retry-After': '10' },
    });
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('done');
    expect(await queue.run(from('a'), () => Promise.resolve('again'))).toBe('again');
  });

  test('[TRST-04] serves a known device first, and a stranger at every fifth turn', async () => {
    const queue = openQueue();
    for (let count = 0; count < 4; count += 1) void queue.ask(`stranger ${count}`, from('10.0.0.1'));
    for (let count = 0; count < 6; count += 1) void queue.ask(`known ${count}`, known);
    await queue.end(9);
    expect(queue.begun).toEqual([
      'stranger 0',
      'known 0',
      'known 1',
      'known 2',
      'known 3',
      'stranger 1',
      'known 4',
      'known 5',
      'stranger 2',
      'stranger 3',
    ]);
  });

  test('[TRST-04] lets only so many wait, of known devices and of strangers apart', () => {
    const queue = openQueue({ waiting: 2, knownWaiting: 3 });
    for (let count = 0; count < 5; count += 1) void queue.ask(`stranger ${count}`, from('10.0.0.1'));
    for (let count = 0; count < 5; count += 1) void queue.ask(`known ${count}`, known);
    return settle().then(() =>
      expect(queue.refused).toEqual(['stranger 3', 'stranger 4', 'known 3', 'known 4']),
    );
  });

  test('[TRST-04] gives a network that asks little the place of one that asks much', async () => {
    const queue = openQueue({ waiting: 3 });
    for (let count = 0; count < 4; count += 1) void queue.ask(`flood ${count}`, from('10.0.0.1'));
    void queue.ask('honest', from('10.0.0.2'));
    await settle();
    expect(queue.refused).toEqual(['flood 3']);
    await queue.end(2);
    expect(queue.begun).toEqual(['flood 0', 'honest', 'flood 1']);
  });

  test('[TRST-04] puts networks whose passwords were wrong behind the others', async () => {
    const queue = openQueue({ waiting: 2 });
    queue.noteFailure('10.0.0.1');
    queue.noteFailure('10.0.0.1');
    queue.noteFailure('10.0.0.2');
    void queue.ask('running', known);
    void queue.ask('worst', from('10.0.0.1'));
    void queue.ask('worse', from('10.0.0.2'));
    void queue.ask('honest', from('10.0.0.3'));
    await queue.end(3);
    expect(queue.refused).toEqual(['worst']);
    expect(queue.begun).toEqual(['running', 'honest', 'worse']);
  });

  test('[TRST-04] puts a network that was turned away and comes back behind one that comes for the first time', async () => {
    const queue = openQueue({ waiting: 2 });
    for (const name of ['running', 'flood 1', 'flood 2']) void queue.ask(name, from(`10.0.0.${name}`));
    for (let count = 0; count < 2; count += 1) void queue.ask('again', from('10.0.0.9'));
    await queue.end(1);
    void queue.ask('again', from('10.0.0.9'));
    void queue.ask('first', from('192.0.2.1'));
    await queue.end(2);
    expect(queue.refused).toEqual(['again', 'again', 'again']);
    expect(queue.begun).toEqual(['running', 'flood 1', 'flood 2', 'first']);
  });

  test('[TRST-04] under an attack of 50 networks serves every honest login within 14 turns of its last try', async () => {
    const queue = openQueue();
    const waits: number[] = [];
    const refusals = { known: 0, stranger: 0 };
    let turn = 0;
    /** Asks, and comes back after ten seconds when it was turned away. */
    const askHonestly = async (who: 'known' | 'stranger', requester: HashRequester) => {
      const asked = turn;
      try {
        await queue.run(requester, async () => {
          waits.push(turn - asked);
          await new Promise<void>((resolve) => queue.ends.push(resolve));
        });
      } catch {
        refusals[who] += 1;
        comeBack.push([turn + 28, () => void askHonestly(who, requester)]);
      }
    };
    const comeBack: [number, () => void][] = [];
    for (; turn < 300; turn += 1) {
      for (let network = 0; network < 50; network += 1) {
        if ((turn + network) % 6 === 0) {
          void queue
            .ask('attack', from(`10.0.0.${network}`))
            .then((isHashed) => isHashed && queue.noteFailure(`10.0.0.${network}`));
        }
      }
      if (turn % 6 === 0 && turn < 280) void askHonestly('known', known);
      if (turn % 6 === 3 && turn < 280) void askHonestly('stranger', from(`192.0.2.${turn % 250}`));
      for (const [at, again] of comeBack) if (at === turn) again();
      await queue.end(1);
    }
    expect(waits).toHaveLength(94);
    expect(Math.max(...waits)).toBeLessThanOrEqual(14);
    expect(refusals.known).toBe(0);
    expect(refusals.stranger).toBeLessThanOrEqual(2);
  });
});

describe('the number of hashes at once', () => {
  const gigabyte = 2 ** 30;

  test.each([
    [{ cores: 1, threads: 4, memory: 8 * gigabyte }, 1],
    [{ cores: 2, threads: 4, memory: 8 * gigabyte }, 1],
    [{ cores: 8, threads: 4, memory: 8 * gigabyte }, 2],
    [{ cores: 8, threads: 16, memory: 8 * gigabyte }, 7],
    [{ cores: 64, threads: 32, memory: 64 * gigabyte }, 16],
    [{ cores: 8, threads: 32, memory: gigabyte }, 2],
    [{ cores: 8, threads: 32, memory: gigabyte / 4 }, 1],
  ])('[TRST-04] of %j is %d: a core, half of the threads and most memory are left', (machine, workers) => {
    expect(hashWorkersFor(machine)).toBe(workers);
  });
});
