import { useSelector } from '@xstate/react';
import { routes } from '#machines/domain/routes.ts';
import type { MembershipSummary } from '#machines/domain/summary.ts';
import { useActor, useClient } from '#src/app/app-context.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { useTerminology } from '#src/app/use-terminology.ts';
import { Button } from '#src/ui/button/button.tsx';
import { FirstSteps, type FirstStep } from './first-steps.tsx';
import { homeMessages } from './home.messages.ts';

const copy = homeMessages.firstSteps;

/** The first steps of a member, as far as this programme has them. */
export function FirstStepsView({
  done: { hasCause, hasInvited },
  hasDeals,
}: {
  done: NonNullable<MembershipSummary['firstSteps']>;
  hasDeals: boolean;
}) {
  const client = useClient();
  const { cause } = useTerminology();
  const overlays = useActor('overlays');
  const hasCard = useSelector(useActor('cards'), ({ context: { data } }) =>
    (data ?? []).some(({ status }) => status === 'active'),
  );
  const steps: (FirstStep | null)[] = [
    {
      name: copy.card,
      text: copy.cardText,
      isDone: hasCard,
      action: (
        <Button onClick={() => overlays.send({ type: 'overlay.open', overlay: { kind: 'linkCard' } })}>
          {copy.cardAction}
        </Button>
      ),
    },
    hasDeals
      ? {
          name: copy.deal,
          text: copy.dealText,
          isDone: false,
          action: (
            <ButtonLink variant="outlined" href={routes.rewards.path}>
              {copy.dealAction}
            </ButtonLink>
          ),
        }
      : null,
    hasCause === null
      ? null
      : {
          name: copy.cause(cause),
          text: copy.causeText,
          isDone: hasCause,
          action: (
            <ButtonLink variant="outlined" href={routes.account.path}>
              {copy.causeAction}
            </ButtonLink>
          ),
        },
    client.referralProgram
      ? {
          name: copy.friend,
          text: copy.friendText(client.referralReward),
          isDone: hasInvited,
          action: client.featureFlags.newReferralSystem ? (
            <ButtonLink variant="outlined" href={routes.refer.path}>
              {copy.friendAction}
            </ButtonLink>
          ) : (
            <Button
              variant="outlined"
              onClick={() => overlays.send({ type: 'overlay.open', overlay: { kind: 'inviteFriends' } })}
            >
              {copy.friendAction}
            </Button>
          ),
        }
      : null,
  ];
  return <FirstSteps steps={steps.filter((step) => step !== null)} />;
}
