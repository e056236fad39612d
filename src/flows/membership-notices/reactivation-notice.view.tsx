import { useSelector } from '@xstate/react';
import { isOver } from '#machines/domain/membership-over.ts';
import { planOfMembership } from '#machines/domain/membership-plan.ts';
import { planOf, priceOf } from '#machines/domain/plan-choice.ts';
import { tierName } from '#machines/domain/tier.ts';
import { useActor, useApp, useClient } from '#src/app/app-context.ts';
import { AccountNotice } from './membership-notice.tsx';
import { membershipNotices } from './membership-notices.messages.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { priceText } from '#src/messages/plans.ts';
import { Button } from '#src/ui/button/button.tsx';

/** Where no period runs and nothing is owed: what was or is to be, and the way to a plan that runs. */
export function ReactivationNotice({ heading }: { heading: 'h2' | 'h3' }) {
  const { currencyCode } = useClient();
  const overlays = useActor('overlays');
  const session = useSelector(useActor('session'), ({ context }) => context.session);
  const tiers = useSelector(useApp(), ({ context }) => context.programme?.tiers ?? noTiers);
  const membership = session?.membership ?? null;
  if (!membership || membership.currentSubscription !== null || membership.pendingPayment) return null;
  const hasEnded = isOver(membership);
  if (!hasEnded && membership.status !== 'active') return null;

  const { over, notStarted } = membershipNotices;
  const choice = planOfMembership(membership);
  const chosen = planOf(choice, tiers);
  const words = hasEnded ? over : notStarted;
  const endsAt = session?.user.lastSubscription?.endsAt;
  const text = !chosen
    ? words.unknownPlan
    : priceOf(chosen) === null
      ? words.roundUps(tierName(chosen.tier))
      : words.text(tierName(chosen.tier), priceText(chosen, currencyCode));
  const open = () =>
    overlays.send({
      type: 'overlay.open',
      overlay: { kind: 'subscription', mode: 'subscribe', ...(chosen && choice && { choice }) },
    });
  return (
    <AccountNotice
      kind={hasEnded ? 'ending' : 'change'}
      title={hasEnded ? over.title(endsAt === undefined ? null : formatDate(endsAt)) : notStarted.title}
      heading={heading}
      text={text}
      error={null}
    >
      <Button isWide onClick={open}>
        {hasEnded ? over.reactivate : notStarted.start}
      </Button>
    </AccountNotice>
  );
}

const noTiers = [] as const;
