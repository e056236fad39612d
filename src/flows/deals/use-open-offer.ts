import { useCallback } from 'react';
import type { DealsRef } from '#machines/deals/deals.machine.ts';
import type { Reward } from '#machines/domain/reward.ts';
import { useActor } from '#src/app/app-context.ts';

/** Opens an offer of the list over the page. */
export function useOpenOffer(flow: DealsRef): (offer: Reward) => void {
  const overlays = useActor('overlays');
  return useCallback(
    (reward) => {
      const { position: near } = flow.getSnapshot().context;
      overlays.send({
        type: 'overlay.open',
        overlay: { kind: 'reward', rewardId: reward.id, reward, place: 'deals', near },
      });
    },
    [flow, overlays],
  );
}
