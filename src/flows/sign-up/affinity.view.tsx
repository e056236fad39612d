import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { affinityMachine, AffinityRef } from '#machines/affinity/affinity.machine.ts';
import type { Affinity } from '#machines/domain/affinity.ts';
import type { SignUpRef } from '#machines/sign-up/sign-up.machine.ts';
import { useClient } from '#src/app/app-context.ts';
import { useDraft } from '#src/app/drafts-context.ts';
import { useTerminology } from '#src/app/use-terminology.ts';
import { affinityDraft } from './affinity.facts.ts';
import { AffinityStep } from './affinity-step.tsx';
import { errorMessage } from '#src/messages/errors.ts';
import { useLastDefined } from '#src/app/use-last-defined.ts';
import { DetailsSkeleton } from './details-step.tsx';
import { useStepPlace } from './use-step-place.ts';

const none: readonly Affinity[] = [];

/** The affinity step. What was chosen stands there until the next step comes. */
export function SignUpAffinity({ flow }: { flow: SignUpRef }) {
  const affinity = useLastDefined(useSelector(flow, ({ children }) => children.affinity));
  return <AffinityView affinity={affinity ?? undefined} />;
}

/** Choosing whom to support; where there is nobody to choose from, the next step is on its way. */
export function AffinityView({ affinity }: { affinity: AffinityRef | undefined }) {
  const { supportEmail, hasAffinities } = useClient();
  const draft = useDraft(affinityDraft);
  const terminology = useTerminology();
  const state = useSelector(affinity, stateOf);
  const items = useSelector(affinity, (snapshot) => snapshot?.context.items ?? none);
  const selectedId = useSelector(affinity, (snapshot) => snapshot?.context.selectedId ?? null);
  const error = useSelector(affinity, (snapshot) => snapshot?.context.error ?? null);
  const [place, next] = [useStepPlace('sign-up-affinity'), useStepPlace('sign-up-user-info')];
  if (hasAffinities === false) return <DetailsSkeleton place={next} />;
  return (
    <AffinityStep
      place={place}
      state={state}
      items={items}
      selectedId={selectedId}
      error={error && errorMessage(error, { supportEmail })}
      terminology={terminology}
      onChoose={(id) => {
        draft?.write({ id });
        affinity?.send({ type: 'affinity.choose', id });
      }}
      onConfirm={() => affinity?.send({ type: 'affinity.confirm' })}
      onSkip={() => affinity?.send({ type: 'affinity.skip' })}
      onRetry={() => affinity?.send({ type: 'affinities.retry' })}
    />
  );
}

function stateOf(
  snapshot: SnapshotFrom<typeof affinityMachine> | undefined,
): Parameters<typeof AffinityStep>[0]['state'] {
  if (snapshot === undefined) return 'loading';
  if (snapshot.value !== 'decided') return snapshot.value;
  return snapshot.context.items.length > 0 ? 'saving' : 'loading';
}
