import { createActor, waitFor } from 'xstate';
import { describe, expect, it, onTestFinished } from 'vitest';
import { rewardSchema } from '#machines/domain/reward.ts';
import { completeReward } from '#machines/reward/complete-reward.ts';
import { provideReward } from '#src/flows/reward/reward.actors.ts';
import * as v from 'valibot';
import { answer, samples, stubApi, type Sent } from './api-stub.ts';

const listed = v.parse(rewardSchema, { ...samples.reward, description: 'As listed', rewardText: '5%' });
const isOne = ({ url }: Sent) => /\/rewards\/[^/?]+(\?|$)/.test(new URL(url).pathname);
const list = (items: readonly unknown[]) => answer({ items });

const lacking: readonly [string, () => Response | Promise<never>][] = [
  ['401', () => answer({}, 401)],
  ['403', () => answer({}, 403)],
  ['404', () => answer({}, 404)],
  ['405', () => answer({}, 405)],
  ['501', () => answer({}, 501)],
  ['422', () => answer({}, 422)],
  ['a page', () => new Response('<!doctype html><title>Here</title>')],
  ['another shape', () => answer({ reward: null })],
];

/** The modal of an offer where `one` answers for it, and `many` for the lists. */
async function open(one: () => Response | Promise<never>, many: () => Response, isListed: boolean) {
  const stub = stubApi((sent) => {
    if (sent.url.endsWith('/users/me')) return answer(samples.session);
    return isOne(sent) ? one() : many();
  });
  const flow = createActor(provideReward(stub), {
    input: { kind: 'reward', rewardId: listed.id, ...(isListed && { reward: listed }) },
  });
  onTestFinished(() => void flow.stop());
  flow.start();
  const resting = await waitFor(
    flow,
    (snapshot) => !snapshot.hasTag('busy') && !snapshot.matches({ shown: 'completing' }),
  );
  return { value: resting.value, reward: resting.context.reward, expiries: stub.expiries };
}

describe('an offer without a call of its own', () => {
  it.each(lacking)('[BACK-02] answered with %s is what the list had', async (_, one) => {
    expect(await open(one, () => list([]), true)).toEqual({
      value: { shown: 'whole' },
      reward: listed,
      expiries: 0,
    });
  });

  it.each(lacking)('[BACK-02] answered with %s is found in a list by a link', async (_, one) => {
    expect(await open(one, () => list([{ id: 'r-0', nameShort: 'A', brand: 'A' }, listed]), false)).toEqual({
      value: { shown: 'whole' },
      reward: listed,
      expiries: 0,
    });
  });

  it('[DEAL-06] is no longer available where neither the call nor a list has it', async () => {
    for (const status of [404, 405, 501]) {
      const { value } = await open(
        () => answer({}, status),
        () => list([]),
        false,
      );
      expect(value).toBe('absent');
    }
  });

  it('[DEAL-06] can be tried again where it could not be read', async () => {
    for (const status of [403, 422]) {
      const { value } = await open(
        () => answer({}, status),
        () => list([]),
        false,
      );
      expect(value).toBe('failed');
    }
    const { value } = await open(
      () => answer({}, 404),
      () => answer({}, 422),
      false,
    );
    expect(value).toBe('failed');
  });

  it('[DEAL-06] is shown whole where the server has more of it', async () => {
    const { reward } = await open(
      () => answer({ ...samples.reward, terms: 'Once.' }),
      () => list([]),
      true,
    );
    expect(reward).toEqual({ ...listed, terms: 'Once.' });
  });
});

describe('what an answer adds to a list', () => {
  it('[BACK-02] is what it says, and nothing that it leaves out', () => {
    const detail = v.parse(rewardSchema, { ...samples.reward, rewardText: '7%', type: 'click' });
    expect(completeReward(listed, detail)).toEqual({ ...listed, rewardText: '7%', type: 'click' });
    expect(completeReward(null, detail)).toEqual(detail);
  });
});
