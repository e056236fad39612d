import { useCallback } from 'react';
import type { DealsRef } from '#machines/deals/deals.machine.ts';
import type { Reward } from '#machines/domain/reward.ts';
import { useActor } from '#src/app/app-context.ts';

/** Opens an offer of the list over the page. */
export function useOpenOffer(flow: DealsRef): (offer: Reward) => void {
  const overlays = useActor('overlays');
  return useCallback(
    ({ id: rewardId }) => {
      const { position: near } = flow.getSnapshot().context;
      overlays.send({ type: 'overlay.open', overlay: { kind: 'reward', rewardId, place: 'deals', near } });
    },
    [flow, overlays],
  );
}
