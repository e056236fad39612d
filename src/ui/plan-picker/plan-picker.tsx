import { useId } from 'react';
import type { Frequency } from '#machines/domain/tier.ts';
import { planMessages, type FrequencyOption, type PlanOption } from '#src/messages/plans.ts';
import { FrequencyToggle } from '../tier-card/frequency-toggle.tsx';
import { TierCards } from '../tier-card/tier-cards.tsx';
import { picker } from './plan-picker.css.ts';

interface PlanPickerProps {
  /** The tiers at the frequency. */
  options: readonly PlanOption[];
  /** Empty where there is nothing to choose. */
  frequencies: readonly FrequencyOption[];
  frequency: Frequency;
  onFrequency: (frequency: Frequency) => void;
  /** Of the tier. */
  selectedId: string | null;
  onSelect: (tierId: string) => void;
}

/** A tier, and whether it is paid by the month or by the year. */
export function PlanPicker({
  options,
  frequencies,
  frequency,
  onFrequency,
  selectedId,
  onSelect,
}: PlanPickerProps) {
  const name = useId();
  return (
    <div className={picker}>
      {frequencies.length > 0 && (
        <FrequencyToggle
          name={name}
          legend={planMessages.frequency}
          options={frequencies}
          value={frequency}
          onChange={onFrequency}
        />
      )}
      <TierCards
        name={`${name}-tier`}
        legend={planMessages.tiers}
        tiers={options}
        selectedId={selectedId}
        selectedLabel={planMessages.selected}
        onSelect={onSelect}
      />
    </div>
  );
}
