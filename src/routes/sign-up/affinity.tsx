import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { affinityMachine } from '#machines/affinity/affinity.machine.ts';
import type { SignUpRef } from '#machines/sign-up/sign-up.machine.ts';
import { useClient } from '#src/app/app-context.ts';
import { AffinityStep } from '#src/flows/sign-up/affinity-step.tsx';
import { errorMessage } from '#src/messages/errors.ts';
import { useStepPlace } from './use-step-place.ts';

/** The affinity step; when its part has ended, the next step is on its way. */
export function SignUpAffinity({ flow }: { flow: SignUpRef }) {
  const { supportEmail } = useClient();
  const affinity = useSelector(flow, ({ children }) => children.affinity);
  const state = useSelector(affinity, stateOf);
  const items = useSelector(affinity, (snapshot) => snapshot?.context.items ?? []);
  const selectedId = useSelector(affinity, (snapshot) => snapshot?.context.selectedId ?? null);
  const error = useSelector(affinity, (snapshot) => snapshot?.context.error ?? null);
  return (
    <AffinityStep
      place={useStepPlace('sign-up-affinity')}
      state={state}
      items={items}
      selectedId={selectedId}
      error={error && errorMessage(error, { supportEmail })}
      onChoose={(id) => affinity?.send({ type: 'affinity.choose', id })}
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
  return snapshot.value === 'decided' ? 'saving' : snapshot.value;
}
