import { useSelector } from '@xstate/react';
import type { RewardRef } from '#machines/reward/reward.machine.ts';
import { useActor, useClient } from '#src/app/app-context.ts';
import type { FlowView } from '#src/app/flow-dialog.tsx';
import { errorMessage } from '#src/messages/errors.ts';
import { Offer, OfferAbsent, OfferFailed, OfferFoot, OfferLoading } from './reward-offer.tsx';
import { actionOf, offerView, selectStep, type RewardStep } from './reward.facts.ts';
import { rewardMessages as copy } from './reward.messages.ts';

/** One offer, in its dialog. */
export const rewardView: FlowView<RewardRef, RewardStep> = {
  width: 520,
  selectStep,
  useStep: ({ flow, snapshot, step }) => {
    const { currencyCode, supportEmail } = useClient();
    const cards = useSelector(useActor('cards'), ({ context }) => context.data);
    const { reward, error } = snapshot.context;
    switch (step) {
      case 'loading':
        return { step, title: copy.title, body: <OfferLoading /> };
      case 'absent':
        return {
          step,
          title: copy.title,
          body: <OfferAbsent onBrowse={() => flow.send({ type: 'offers.browse' })} />,
        };
      case 'failed': {
        const { text } = errorMessage(error ?? { kind: 'timeout' }, { supportEmail });
        return {
          step,
          title: copy.title,
          body: <OfferFailed message={text} onRetry={() => flow.send({ type: 'reward.retry' })} />,
        };
      }
      case 'shown':
        return (
          reward && {
            step,
            title: reward.brand,
            body: <Offer {...offerView(reward, currencyCode)} />,
            footer: (
              <OfferFoot
                brand={reward.brand}
                action={actionOf(reward, cards)}
                onLink={() => flow.send({ type: 'card.link' })}
              />
            ),
          }
        );
    }
  },
};
