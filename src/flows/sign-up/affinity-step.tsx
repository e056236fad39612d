import type { Affinity } from '#machines/domain/affinity.ts';
import type { Terminology } from '#machines/domain/terminology.ts';
import { signUpMessages } from './sign-up.messages.ts';
import { AffinityCards, confirmChoice } from '#src/ui/affinity-cards/affinity-cards.tsx';
import { Alert } from '#src/ui/alert/alert.tsx';
import { ErrorText } from '#src/ui/alert/error-text.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { Waiting } from '#src/ui/waiting/waiting.tsx';
import * as affinityStyles from './affinity-step.css.ts';
import { StepFrame, type StepPlace } from './step-frame.tsx';
import * as styles from './step-frame.css.ts';

const copy = signUpMessages.affinity;

interface AffinityStepProps {
  place: StepPlace;
  /** What this programme calls whom it supports. */
  terminology: Terminology;
  /** `lacking`: nothing was chosen. */
  state: 'loading' | 'failed' | 'choosing' | 'empty' | 'saving';
  items: readonly Affinity[];
  selectedId: string | null;
  error: { text: string; hint?: string } | null;
  onChoose: (id: string) => void;
  onConfirm: () => void;
  onSkip: () => void;
  onRetry: () => void;
}

export function AffinityStep({
  place,
  terminology,
  state,
  items,
  selectedId,
  error,
  onChoose,
  onConfirm,
  onSkip,
  onRetry,
}: AffinityStepProps) {
  const isBusy = state === 'saving';
  return (
    <StepFrame place={place} title={copy.title} lead={copy.lead(terminology)}>
      <div className={styles.body}>
        {error && (
          <div className={affinityStyles.error}>
            <Alert type="error" {...(state === 'failed' && { title: copy.failed(terminology) })}>
              <ErrorText error={error} />
            </Alert>
          </div>
        )}
        {state === 'loading' && (
          <Waiting className={affinityStyles.skeleton} label={copy.loading(terminology)}>
            {[1, 2, 3, 4].map((row) => (
              <Skeleton key={row} height={64} radius={12} />
            ))}
          </Waiting>
        )}
        {state !== 'loading' && state !== 'failed' && (
          <AffinityCards
            legend={copy.legend(terminology)}
            items={items}
            selectedId={selectedId}
            onChoose={onChoose}
            {...(state === 'empty' && { error: copy.empty(terminology) })}
          />
        )}
        <div className={affinityStyles.actions}>
          {state === 'failed' && (
            <Button isWide onClick={onRetry}>
              {copy.retry}
            </Button>
          )}
          {state !== 'failed' && (
            <Button
              isWide
              isBusy={isBusy}
              isDisabled={state === 'loading'}
              busyLabel={copy.busy}
              onClick={({ currentTarget }) => confirmChoice(onConfirm, currentTarget)}
            >
              {copy.next}
            </Button>
          )}
          <Button isWide variant="quiet" isDisabled={isBusy} onClick={onSkip}>
            {copy.skip}
          </Button>
        </div>
      </div>
    </StepFrame>
  );
}
