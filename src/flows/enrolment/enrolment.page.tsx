import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { enrolmentSchema } from '#machines/domain/enrolment.ts';
import { onlyChoice, openTiers, planOf, priceOf, type ChosenPlan } from '#machines/domain/plan-choice.ts';
import { choiceOf, frequencyOf, planAt } from '#machines/domain/plan-frequency.ts';
import { tierName, type Frequency } from '#machines/domain/tier.ts';
import { benefitText } from '#machines/domain/benefit.ts';
import type { enrolmentMachine, EnrolmentRef } from '#machines/enrolment/enrolment.machine.ts';
import { useApp, useClient, useFlow } from '#src/app/app-context.ts';
import { useDraft } from '#src/app/drafts-context.ts';
import { EnrolmentScreen } from './enrolment-screen.tsx';
import { enrolmentWords } from '#src/flows/payment/payment.messages.ts';
import { PaymentScreen } from '#src/flows/payment/payment-screen.tsx';
import { enrolmentMessages as copy } from './enrolment.messages.ts';
import { formProblem } from '#src/messages/form-problem.ts';
import { capField } from '#src/messages/cap.ts';
import { frequencyOptions, planOptions, priceText, roundUpLimits } from '#src/messages/plans.ts';
import { provideEnrolment } from './enrolment.actors.ts';

const withCap = Object.keys(enrolmentSchema.entries);
const fields = withCap.filter((name) => name !== 'maxRoundUp');
const working = { title: copy.confirming, text: copy.confirmingHint };
const nothing = () => {};

/** Where somebody who is signed in joins the programme. */
function EnrollRoute() {
  const flow = useFlow('enrolment');
  const { name } = useClient();
  if (flow) return <Enrolment flow={flow} />;
  return (
    <EnrolmentScreen
      firstName=""
      clientName={name}
      state="loading"
      offered={null}
      cap={null}
      problem={formProblem(null, '', { fields })}
      draft={undefined}
      payment={null}
      onSubmit={nothing}
    />
  );
}

export default { view: EnrollRoute, provide: provideEnrolment };

export function Enrolment({ flow }: { flow: EnrolmentRef }) {
  const client = useClient();
  const { currencyCode } = client;
  const firstName = useSelector(useApp(), ({ context }) => context.session?.user.firstName ?? '');
  const tiers = useSelector(flow, ({ context }) => context.tiers);
  const plan = useSelector(flow, ({ context }) => context.plan);
  const cap = useSelector(flow, ({ context }) => context.maxRoundUp);
  const error = useSelector(flow, ({ context }) => context.error);
  const payment = useSelector(flow, ({ children }) => children.enrolmentPayment);
  const isConfirming = useSelector(payment, (snapshot) => snapshot?.hasTag('confirming') === true);
  const isUnknown = useSelector(payment, (snapshot) => snapshot?.matches('unknown') === true);
  const draft = useDraft('enrolment');
  const state = useSelector(flow, stateOf);
  const chosen = planOf(plan, tiers);
  const [requested, setRequested] = useState<Frequency | null>(null);
  const frequency = requested ?? (chosen && frequencyOf(chosen)) ?? 'month';

  const choose = (tierId: string | null, every: Frequency) => {
    const tier = openTiers(tiers).find(({ id }) => id === tierId);
    if (tier) flow.send({ type: 'plan.choose', plan: choiceOf(planAt(tier, every)) });
  };
  const plans = {
    options: planOptions(tiers, frequency, currencyCode),
    frequencies: frequencyOptions(tiers, currencyCode),
    frequency,
    selectedId: chosen?.tier.id ?? null,
    onSelect: (tierId: string) => choose(tierId, frequency),
    onFrequency: (every: Frequency) => {
      setRequested(every);
      choose(chosen?.tier.id ?? null, every);
    },
  };
  const only = planOf(onlyChoice(tiers), tiers);
  const capped = chosen && priceOf(chosen) === null ? capField(chosen, cap, currencyCode) : null;
  return (
    <EnrolmentScreen
      firstName={firstName}
      clientName={client.name}
      state={state === 'joining' && (isConfirming || isUnknown) ? 'confirming' : state}
      offered={only ? { offer: offerOf(only) } : plans.options.length > 0 ? { plans } : null}
      cap={capped}
      problem={formProblem(
        error,
        client.supportEmail,
        capped ? { fields: withCap, codes: capped.codes } : { fields },
      )}
      draft={draft}
      payment={
        <PaymentScreen
          state={isUnknown ? 'unknown' : 'working'}
          working={working}
          words={enrolmentWords}
          supportEmail={client.supportEmail}
          onCheck={() => payment?.send({ type: 'payment.check' })}
        />
      }
      onSubmit={(values) => flow.send({ type: 'form.submit', values })}
    />
  );

  function offerOf(offered: ChosenPlan) {
    const { tier } = offered;
    return {
      name: tierName(tier),
      limits:
        priceOf(offered) === null
          ? roundUpLimits(tier, null, currencyCode)
          : priceText(offered, currencyCode),
      benefits: tier.benefits.map(benefitText),
    };
  }
}

type EnrolmentState = 'loading' | 'editing' | 'joining';

function stateOf(snapshot: SnapshotFrom<typeof enrolmentMachine>): EnrolmentState {
  if (snapshot.matches('readingEntry')) return 'loading';
  return snapshot.matches('filling') || snapshot.matches('storingPlan') ? 'editing' : 'joining';
}
