import { useState } from 'react';
import { isAnnualToMonthly, rankOf, renewalAfter, type PlanState } from '#machines/domain/plan-change.ts';
import type { ChosenPlan } from '#machines/domain/plan-choice.ts';
import { choiceOf, frequencyOf, planAt } from '#machines/domain/plan-frequency.ts';
import type { Frequency } from '#machines/domain/tier.ts';
import { currentPlan, hasDuesOutstanding, offerOf, shownTiers } from '#machines/subscription/plan-offers.ts';
import type { SubscriptionFacts } from '#machines/subscription/subscription.types.ts';
import { useClient } from '#src/app/app-context.ts';
import { Words } from './short-steps.tsx';
import type { DialogStep } from '#src/ui/dialog/dialog.tsx';
import type { ShownPlans } from './subscription.facts.ts';
import { stack } from './subscription.css.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { frequencyOptions, planOptions } from '#src/messages/plans.ts';
import { subscriptionMessages } from './subscription.messages.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { PlanPicker } from '#src/ui/plan-picker/plan-picker.tsx';

const copy = subscriptionMessages.tier;

/** The plans, each as this member can have it. */
export function useTierStep({ flow, snapshot, step }: ShownPlans): DialogStep | null {
  const { currencyCode, supportEmail } = useClient();
  const { facts } = snapshot.context;
  const [picked, setPicked] = useState<{ tierId?: string; frequency?: Frequency }>({});
  if (step !== 'tier' || !facts) return null;

  const cap = facts.session.membership?.maxRoundUp ?? null;
  const current = currentPlan(facts);
  const tiers = shownTiers(facts).map((tier) => ({ ...tier, hidden: false }));
  const frequency = picked.frequency ?? (current ? frequencyOf(current) : 'month');
  const offered = planOptions(tiers, frequency, currencyCode, cap).map((option) => {
    const tier = tiers.find(({ id }) => id === option.id);
    return tier ? { ...option, ...offerWords(planAt(tier, frequency), facts) } : option;
  });
  const isClosed = offered.every(({ disabledReason }) => disabledReason === copy.annualToMonthly);
  const options = isClosed ? offered.map((option) => ({ ...option, disabledReason: '' })) : offered;
  const choosable = options.filter(({ disabledReason }) => disabledReason === undefined);
  const selected = choosable.find(({ id }) => id === picked.tierId);
  const choose = () => {
    const tier = tiers.find(({ id }) => id === selected?.id);
    if (tier) flow.send({ type: 'plan.choose', choice: choiceOf(planAt(tier, frequency)) });
  };
  const words = current ? 'change' : 'new';
  const contact = isClosed && supportEmail !== '' && (
    <ButtonLink href={`mailto:${supportEmail}`}>{copy.contact}</ButtonLink>
  );
  return {
    step,
    title: copy.title[words],
    body: (
      <div className={stack}>
        <Words>{isClosed ? copy.annualToMonthly : copy.lead[leadOf(choosable.length, facts)]}</Words>
        <PlanPicker
          options={options}
          frequencies={frequencyOptions(tiers, currencyCode)}
          frequency={frequency}
          onFrequency={(chosen) => setPicked({ ...picked, frequency: chosen })}
          selectedId={selected?.id ?? null}
          onSelect={(tierId) => setPicked({ frequency, tierId })}
        />
      </div>
    ),
    footer:
      choosable.length > 0 ? (
        <>
          <Button
            isDisabled={!selected}
            isBusy={snapshot.matches({ loading: 'chosen' })}
            busyLabel={copy.checking}
            onClick={choose}
          >
            {selected ? (current ? copy.review : copy.start)(selected.name) : copy.next}
          </Button>
          {snapshot.can({ type: 'step.back' }) && (
            <Button variant="quiet" onClick={() => flow.send({ type: 'step.back' })}>
              {subscriptionMessages.back}
            </Button>
          )}
        </>
      ) : (
        contact
      ),
  };
}

function leadOf(choices: number, facts: SubscriptionFacts): keyof typeof copy.lead {
  if (hasDuesOutstanding(facts)) return 'duesOutstanding';
  if (choices === 0) return 'none';
  if (currentPlan(facts) === null) return 'new';
  return facts.mayDowngrade ? 'change' : 'upOnly';
}

function offerWords(chosen: ChosenPlan, facts: SubscriptionFacts) {
  const offer = offerOf(chosen, facts);
  const kind = offer === 'current' ? ('current' as const) : ('other' as const);
  const disabledReason = reasonOf(offer, chosen, facts);
  return {
    label: { kind, text: copy.labels[offer] },
    ...(disabledReason !== null && { disabledReason }),
  };
}

/** Why a plan is not to be chosen; null for one that is. */
function reasonOf(offer: PlanState, chosen: ChosenPlan, facts: SubscriptionFacts): string | null {
  const subscription = facts.session.membership?.currentSubscription;
  const date = subscription ? formatDate(renewalAfter(subscription)) : '';
  if (offer === 'current') return copy.renews(date);
  if (offer === 'downgrade') return copy.starts(date);
  if (offer !== 'disabled') return null;
  if (hasDuesOutstanding(facts)) return copy.duesOutstanding;
  const current = currentPlan(facts);
  if (current && isAnnualToMonthly(rankOf(current), rankOf(chosen))) return copy.annualToMonthly;
  return chosen.plan === null ? copy.noPlan : copy.noDowngrade;
}
