import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import { chip as chipStyle, group, half, track } from './frequency-toggle.css.ts';

interface FrequencyToggleProps<Frequency extends string> {
  name: string;
  /** What is chosen here. */
  legend: string;
  /** `chip` is a saving in words, beside the label. */
  options: readonly { value: Frequency; label: string; chip?: string }[];
  value: Frequency;
  onChange: (value: Frequency) => void;
}

/** By the month or by the year: one track of equal parts. */
export function FrequencyToggle<Frequency extends string>({
  name,
  legend,
  options,
  value,
  onChange,
}: FrequencyToggleProps<Frequency>) {
  return (
    <fieldset className={group}>
      <legend className={visuallyHidden}>{legend}</legend>
      <div className={track}>
        {options.map((option) => (
          <label key={option.value} className={half}>
            <input
              type="radio"
              name={name}
              value={option.value}
              className={visuallyHidden}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
            {option.chip !== undefined && <span className={chipStyle}>{option.chip}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
