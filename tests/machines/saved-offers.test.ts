import { expect, it } from 'vitest';
import { savedOffersMachine } from '#machines/saved-offers/saved-offers.machine.ts';
import { sampleReward } from '#machines/samples/rewards.ts';
import { runTree } from '#paths/explore/running-actor-tree.ts';
import { resolve } from '#paths/explore/settle-on-command.ts';

it('[DEAL-12] a heart that is as it is asked to be sends nothing', () => {
  const { root: saved } = runTree(savedOffersMachine, undefined);
  const mark = (isSaved: boolean) => saved.send({ type: 'offer.mark', offer: sampleReward, isSaved });
  const state = () => saved.getSnapshot().value;
  resolve(saved, 'readSaved', [sampleReward]);
  mark(true);
  expect(state()).toBe('resting');
  mark(false);
  mark(false);
  expect(saved.getSnapshot().context.changes).toEqual([{ offer: sampleReward, isSaved: false }]);
  resolve(saved, 'storeSaved', undefined);
  expect(state()).toBe('resting');
});
