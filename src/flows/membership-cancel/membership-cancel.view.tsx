import { useSelector } from '@xstate/react';
import { activeCards } from '#machines/domain/primary-card.ts';
import type { MembershipCancelRef } from '#machines/membership-cancel/membership-cancel.machine.ts';
import { useActor, useApp, useClient } from '#src/app/app-context.ts';
import { useMissing } from '#src/app/use-missing.ts';
import type { FlowView } from '#src/app/flow-dialog.tsx';
import { errorMessage } from '#src/messages/errors.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { CancelDone, CancelUnknown } from './cancel-ends.tsx';
import { CancelForm } from './cancel-form.tsx';
import { CancelChoice, CancelLoading, CancelReview } from './cancel-review.tsx';
import { debtView, leavingFacts, owedView } from './leaving.facts.ts';
import { selectStep, type CancelStep } from './membership-cancel.facts.ts';
import { membershipCancelMessages as copy } from './membership-cancel.messages.ts';
import { useToday } from '#src/ui/today/use-today.ts';

/** Leaving, in its dialog. */
export const membershipCancelView: FlowView<MembershipCancelRef, CancelStep> = {
  width: 560,
  selectStep,
  useStep: ({ flow, snapshot: { context }, step }) => {
    const client = useClient();
    const tiers = useSelector(useApp(), (app) => app.context.programme?.tiers ?? noTiers);
    const current = useSelector(useActor('session'), (now) => now.context.session?.membership ?? null);
    const cards = useSelector(useActor('cards'), (now) => now.context.data ?? noCards);
    const hasBalance = !useMissing('GET membership/summary');
    const openedAt = useToday();
    const { owed, error } = context;
    const membership = context.membership ?? current;
    if (!membership) return null;

    const { plan, payFirst, dropped, endsAt, charge, benefits, cheaper } = leavingFacts(
      membership,
      tiers,
      client,
      owed,
      openedAt,
    );
    const debt = debtView(membership, client);
    const endsOn = endsAt === null ? null : formatDate(endsAt);
    const { title } = copy;
    switch (step) {
      case 'loading':
        return { step, title, body: <CancelLoading /> };
      case 'reviewing':
        return {
          step,
          title,
          body: (
            <CancelReview
              plan={plan}
              endsOn={endsOn}
              charge={charge}
              debt={debt}
              payFirst={payFirst}
              dropped={dropped}
              benefits={benefits}
              owed={hasBalance ? owedView(owed, client) : null}
              cheaper={cheaper}
              canPause={activeCards(cards).length > 1}
              isRoundUp={client.membershipModel === 'round_up'}
              canWithdraw={owed !== null && owed.confirmed > 0 && endsOn !== null}
              onWithdraw={() => flow.send({ type: 'balance.withdraw' })}
              onRetry={() => flow.send({ type: 'balance.retry' })}
              onChangePlan={() => flow.send({ type: 'plan.change' })}
              onOpenCards={() => flow.send({ type: 'cards.open' })}
            />
          ),
          footer: (
            <CancelChoice
              onContinue={() => flow.send({ type: 'cancel.continue' })}
              onStay={() => flow.send({ type: 'flow.close' })}
            />
          ),
        };
      case 'explaining':
      case 'cancelling':
      case 'checking':
        return {
          step: 'explaining',
          title,
          body: (
            <CancelForm
              endsOn={endsOn}
              charge={charge}
              debt={debt}
              state={step === 'explaining' ? 'open' : step}
              error={error && errorMessage(error, { supportEmail: client.supportEmail, hasEntered: false })}
              onConfirm={(words) => flow.send({ type: 'cancel.confirm', words })}
              onBack={() => flow.send({ type: 'step.back' })}
            />
          ),
        };
      case 'unknown':
        return {
          step,
          title,
          body: (
            <CancelUnknown
              supportEmail={client.supportEmail}
              onCheck={() => flow.send({ type: 'outcome.check' })}
            />
          ),
        };
      case 'cancelled':
        return {
          step,
          title: copy.done.title,
          body: endsOn !== null && (
            <CancelDone
              endsOn={endsOn}
              charge={charge}
              debt={debt}
              onClose={() => flow.send({ type: 'flow.close' })}
            />
          ),
        };
    }
  },
};

const noTiers = [] as const;
const noCards = [] as const;
