import { useSelector } from '@xstate/react';
import type { AccountRef } from '#machines/account/account.machine.ts';
import { priceOf } from '#machines/domain/plan-choice.ts';
import { choiceOf } from '#machines/domain/plan-frequency.ts';
import { routes } from '#machines/domain/routes.ts';
import { useClient } from '#src/app/app-context.ts';
import { useDues } from '#src/app/use-dues.ts';
import { useWithdrawal } from '#src/app/use-withdrawal.ts';
import { AccountNotice } from '#src/flows/membership-notices/membership-notice.tsx';
import { accountMessages } from './account.messages.ts';
import { membershipNotices } from '#src/flows/membership-notices/membership-notices.messages.ts';
import { errorMessage, failureTitle } from '#src/messages/errors.ts';
import { duesOutlook } from '#src/messages/dues-outlook.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { formatMoney } from '#src/messages/format.ts';
import { priceText } from '#src/messages/plans.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { ReactivationNotice } from '#src/flows/membership-notices/reactivation-notice.view.tsx';
import { planName, type MembershipFacts } from '#src/app/membership-facts.ts';
import { chargeText } from '#src/messages/charge-text.ts';

interface NoticeProps {
  flow: AccountRef;
  facts: MembershipFacts;
}

/** What is about to happen to the membership, or has happened, and the way on; nothing while it just runs. */
export function MembershipNotice({ flow, facts }: NoticeProps) {
  const { situation } = facts;
  const owed = useDues()?.amount ?? 0;
  if (owed > 0 && situation !== 'overdue' && situation !== 'paying') return <OverdueNotice action="pay" />;
  switch (situation) {
    case 'running':
    case 'paying':
    case 'unclear':
      return null;
    case 'notStarted':
    case 'ended':
      return <ReactivationNotice heading="h3" />;
    case 'scheduled':
      return <ScheduledNotice flow={flow} facts={facts} />;
    case 'ending':
      return <EndingNotice flow={flow} facts={facts} />;
    case 'overdue':
      return <OverdueNotice action="renew" />;
  }
}

function ScheduledNotice({ flow, facts: { chosen, next, renewsAt } }: NoticeProps) {
  const { currencyCode, supportEmail } = useClient();
  const copy = accountMessages.scheduled;
  const isStoring = useSelector(
    flow,
    ({ value }) => value === 'undoingDowngrade' || value === 'checkingPlan',
  );
  const isRefused = useSelector(flow, (snapshot) => snapshot.matches({ resting: 'planRefused' }));
  const error = useSelector(flow, ({ context }) => context.error);
  if (!next || !chosen || renewsAt === null) return null;
  return (
    <AccountNotice
      kind="change"
      title={copy.title(planName(next), formatDate(renewsAt))}
      text={copy.text(priceText(next, currencyCode), planName(chosen))}
      error={
        isRefused && error
          ? { title: copy.refused, ...errorMessage(error, { supportEmail, hasEntered: false }) }
          : null
      }
    >
      <Button
        isWide
        isBusy={isStoring}
        busyLabel={copy.storing}
        onClick={() => flow.send({ type: 'downgrade.undo' })}
      >
        {copy.store}
      </Button>
    </AccountNotice>
  );
}

function EndingNotice({ flow, facts: { chosen, endsAt, renewsAt } }: NoticeProps) {
  const { currencyCode, supportEmail } = useClient();
  const copy = accountMessages.ending;
  const withdraw = useWithdrawal();
  const store = useSelector(flow, ({ children }) => children.cancellationUndo);
  const isStoring = useSelector(flow, (snapshot) => snapshot.matches('undoingCancellation'));
  const isUnknown = useSelector(store, (snapshot) => snapshot?.matches('unknown') === true);
  const isConfirming = useSelector(store, (snapshot) => snapshot?.hasTag('confirming') === true);
  const isRefused = useSelector(flow, (snapshot) => snapshot.matches({ resting: 'membershipRefused' }));
  const error = useSelector(flow, ({ context }) => context.error);
  if (endsAt === null || renewsAt === null) return null;

  const problem = isRefused &&
    error && {
      title: failureTitle(error, copy.refused),
      ...errorMessage(error, { supportEmail, hasEntered: false }),
    };
  const notice = { kind: 'ending', title: copy.title(formatDate(endsAt)) } as const;
  if (!chosen) return <AccountNotice {...notice} text={copy.unknownPlan} error={null} />;
  const text =
    priceOf(chosen) === null
      ? copy.roundUps(planName(chosen), formatDate(renewsAt))
      : copy.text(planName(chosen), chargeText(chosen, null, currencyCode), formatDate(renewsAt));
  if (isUnknown) {
    return (
      <AccountNotice {...notice} text={copy.unknown} error={null}>
        <Button isWide onClick={() => store?.send({ type: 'payment.check' })}>
          {copy.check}
        </Button>
      </AccountNotice>
    );
  }
  return (
    <AccountNotice {...notice} text={text} error={problem || null}>
      <Button
        isWide
        isBusy={isStoring}
        busyLabel={isConfirming ? copy.checking : copy.reactivating}
        onClick={() => flow.send({ type: 'cancellation.undo', plan: choiceOf(chosen) })}
      >
        {copy.reactivate}
      </Button>
      {withdraw && (
        <Button isWide variant="quiet" onClick={withdraw}>
          {copy.withdraw}
        </Button>
      )}
    </AccountNotice>
  );
}

/** What is owed, which comes before any change. */
function OverdueNotice({ action }: { action: 'renew' | 'pay' }) {
  const copy = membershipNotices.overdue;
  const { currencyCode } = useClient();
  const dues = useDues();
  const text = dues ? copy.textFor[action](formatMoney(dues.amount, currencyCode)) : copy.text;
  const words = [text, duesOutlook(dues)].filter((part) => part !== null).join(' ');
  return (
    <AccountNotice kind="overdue" title={copy.title} text={words} error={null}>
      <ButtonLink isWide href={routes.renew.path}>
        {copy[action]}
      </ButtonLink>
    </AccountNotice>
  );
}
