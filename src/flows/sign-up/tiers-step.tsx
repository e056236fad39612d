import { routes } from '#machines/domain/routes.ts';
import type { Frequency } from '#machines/domain/tier.ts';
import type { FrequencyOption, PlanOption } from '#src/messages/plans.ts';
import { signUpMessages } from './sign-up.messages.ts';
import { Alert } from '#src/ui/alert/alert.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { PlanPicker } from '#src/ui/plan-picker/plan-picker.tsx';
import { StepFrame, type StepPlace } from './step-frame.tsx';
import * as styles from './step-frame.css.ts';
import { next } from './tiers-step.css.ts';

const copy = signUpMessages.tiers;

interface TiersStepProps {
  place: StepPlace;
  clientName: string;
  options: readonly PlanOption[];
  frequencies: readonly FrequencyOption[];
  frequency: Frequency;
  selectedId: string | null;
  /** What is selected, in words. */
  chosen: { name: string; price: string | null } | null;
  /** `notStored`: the browser did not store the choice. */
  state: 'choosing' | 'notStored' | 'keeping';
  onFrequency: (frequency: Frequency) => void;
  onSelect: (tierId: string) => void;
  onContinue: () => void;
}

export function TiersStep({
  place,
  clientName,
  options,
  frequencies,
  frequency,
  selectedId,
  chosen,
  state,
  onFrequency,
  onSelect,
  onContinue,
}: TiersStepProps) {
  return (
    <StepFrame place={place} title={copy.title} lead={copy.lead(clientName)}>
      <div className={styles.body}>
        {state === 'notStored' && (
          <div className={styles.notice}>
            <Alert type="error">{copy.notStored}</Alert>
          </div>
        )}
        {options.length === 0 ? (
          <Alert type="info">{copy.empty}</Alert>
        ) : (
          <PlanPicker
            options={options}
            frequencies={frequencies}
            frequency={frequency}
            onFrequency={onFrequency}
            selectedId={selectedId}
            onSelect={onSelect}
          />
        )}
        {options.length > 0 && (
          <div className={next}>
            <Button isWide isBusy={state === 'keeping'} busyLabel={copy.busy} onClick={onContinue}>
              {chosen ? copy.chosen(chosen.name, chosen.price) : copy.next}
            </Button>
          </div>
        )}
      </div>
      <p className={styles.aside}>
        {copy.login} <Link href={routes.login.path}>{copy.loginLink}</Link>
      </p>
    </StepFrame>
  );
}
