import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type {
  membershipCancelMachine,
  MembershipCancelRef,
} from '#machines/membership-cancel/membership-cancel.machine.ts';
import { activeCards } from '#machines/domain/primary-card.ts';
import { useActor, useApp, useClient } from '#src/app/app-context.ts';
import { CancelDone, CancelUnknown } from './cancel-ends.tsx';
import { CancelForm } from './cancel-form.tsx';
import { CancelLoading, CancelReview } from './cancel-review.tsx';
import { errorMessage } from '#src/messages/errors.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { Steps } from '#src/ui/step-heading/steps.tsx';
import { useLatest } from '#src/app/use-latest.ts';
import { leavingFacts, owedView } from './leaving.facts.ts';

/** The steps of leaving. */
export function CancelMembership({ flow }: { flow: MembershipCancelRef }) {
  const client = useClient();
  const tiers = useSelector(useApp(), ({ context }) => context.programme?.tiers ?? noTiers);
  const current = useSelector(useActor('session'), ({ context }) => context.session?.membership ?? null);
  const cancelled = useSelector(flow, ({ context }) => context.membership);
  const owed = useSelector(flow, ({ context }) => context.owed);
  const error = useSelector(flow, ({ context }) => context.error);
  const cards = useSelector(useActor('cards'), ({ context }) => context.data ?? []);
  const view = useLatest(useSelector(flow, viewOf)) ?? 'reviewing';
  const membership = cancelled ?? current;
  if (!membership) return null;

  const { plan, dropped, endsAt, benefits, cheaper } = leavingFacts(membership, tiers, client);
  const endsOn = endsAt === null ? null : formatDate(endsAt);
  return (
    <Steps view={view === 'cancelling' || view === 'checking' ? 'explaining' : view} waiting="loading">
      {view === 'loading' && <CancelLoading />}
      {view === 'reviewing' && (
        <CancelReview
          plan={plan}
          endsOn={endsOn}
          dropped={dropped}
          benefits={benefits}
          owed={owedView(owed, client)}
          cheaper={cheaper}
          canPause={activeCards(cards).length > 1}
          isRoundUp={client.membershipModel === 'round_up'}
          canWithdraw={owed !== null && owed.confirmed > 0 && endsOn !== null}
          onWithdraw={() => flow.send({ type: 'balance.withdraw' })}
          onRetry={() => flow.send({ type: 'balance.retry' })}
          onChangePlan={() => flow.send({ type: 'plan.change' })}
          onOpenCards={() => flow.send({ type: 'cards.open' })}
          onContinue={() => flow.send({ type: 'cancel.continue' })}
          onKeep={() => flow.send({ type: 'flow.close' })}
        />
      )}
      {(view === 'explaining' || view === 'cancelling' || view === 'checking') && (
        <CancelForm
          endsOn={endsOn}
          state={view === 'explaining' ? 'open' : view}
          error={error && errorMessage(error, { supportEmail: client.supportEmail })}
          onConfirm={(words) => flow.send({ type: 'cancel.confirm', words })}
          onBack={() => flow.send({ type: 'cancel.back' })}
        />
      )}
      {view === 'unknown' && (
        <CancelUnknown
          supportEmail={client.supportEmail}
          onCheck={() => flow.send({ type: 'outcome.check' })}
        />
      )}
      {view === 'cancelled' && endsOn !== null && (
        <CancelDone endsOn={endsOn} onClose={() => flow.send({ type: 'flow.close' })} />
      )}
    </Steps>
  );
}

const noTiers = [] as const;

type View = 'loading' | 'reviewing' | 'explaining' | 'cancelling' | 'checking' | 'unknown' | 'cancelled';

/** The step to show; null when the flow is over, and its last step slides out. */
function viewOf({ value }: SnapshotFrom<typeof membershipCancelMachine>): View | null {
  if (typeof value === 'object') return 'reviewing' in value ? 'reviewing' : 'explaining';
  return value === 'closed' ? null : value;
}
