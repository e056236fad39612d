import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { firstChoice, frequencyOf, planAt } from '#machines/domain/plan-frequency.ts';
import { planOf, priceOf } from '#machines/domain/plan-choice.ts';
import { tierName, type Frequency } from '#machines/domain/tier.ts';
import type { signUpMachine, SignUpRef } from '#machines/sign-up/sign-up.machine.ts';
import { useClient } from '#src/app/app-context.ts';
import { useDraft } from '#src/app/drafts-context.ts';
import { TiersStep } from './tiers-step.tsx';
import { frequencyOptions, planOptions, priceText } from '#src/messages/plans.ts';
import { useStepPlace } from './use-step-place.ts';

type TiersState = 'choosing' | 'notStored' | 'keeping';

interface Picked {
  tierId?: string;
  frequency?: Frequency;
}

/** What was picked before the page was loaded again. */
function pickedBefore({ tierId, frequency }: Readonly<Record<string, string>>): Picked {
  return {
    ...(tierId && { tierId }),
    ...((frequency === 'month' || frequency === 'year') && { frequency }),
  };
}

/** The tiers step. What a link or an earlier choice brought is chosen once it is looked up, or else the first tier. */
export function SignUpTiers({ flow }: { flow: SignUpRef }) {
  const { name, currencyCode } = useClient();
  const tiers = useSelector(flow, ({ context }) => context.tiers);
  const stored = planOf(
    useSelector(flow, ({ context }) => context.plan),
    tiers,
  );
  const state = useSelector(flow, stateOf);
  const draft = useDraft('plan');
  const [picked, setPicked] = useState<Picked>(() => pickedBefore(draft?.read() ?? {}));

  const first = state === 'keeping' ? null : firstChoice(tiers)?.membershipTierId;
  const selectedId = picked.tierId ?? stored?.tier.id ?? first ?? null;
  const frequency = picked.frequency ?? (stored ? frequencyOf(stored) : 'month');
  const pick = (next: Picked) => {
    setPicked(next);
    draft?.write({ tierId: next.tierId ?? '', frequency: next.frequency ?? '' });
  };
  const selected = tiers.find(({ id }) => id === selectedId);
  const chosen = selected ? planAt(selected, frequency) : null;
  const confirm = () => {
    if (!chosen) return;
    flow.send({
      type: 'plan.choose',
      plan: { membershipTierId: chosen.tier.id, membershipTierPlanId: chosen.plan?.id ?? null },
    });
  };

  return (
    <TiersStep
      place={useStepPlace('sign-up-tiers')}
      clientName={name}
      options={planOptions(tiers, frequency, currencyCode)}
      frequencies={frequencyOptions(tiers, currencyCode)}
      frequency={frequency}
      selectedId={selectedId}
      chosen={
        chosen && {
          name: tierName(chosen.tier),
          price: priceOf(chosen) === null ? null : priceText(chosen, currencyCode),
        }
      }
      state={state}
      onFrequency={(next) => pick({ ...picked, frequency: next })}
      onSelect={(tierId) => pick({ frequency, tierId })}
      onContinue={confirm}
    />
  );
}

function stateOf(snapshot: SnapshotFrom<typeof signUpMachine>): TiersState {
  if (!snapshot.matches('choosingPlan')) return 'keeping';
  return snapshot.context.error === null ? 'choosing' : 'notStored';
}
