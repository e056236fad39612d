import { useId, type ReactNode } from 'react';
import { describe, FieldError } from '../field/field.tsx';
import { useFormField } from '../form/form-context.ts';
import { useFirstRows } from '../growing-list/use-first-rows.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './radio-cards.css.ts';

export interface RadioCard {
  value: string;
  label: string;
  description?: string;
  /** At the right end: an amount, a picture. */
  aside?: ReactNode;
  isDisabled?: boolean;
}

interface RadioCardsProps {
  name: string;
  /** What is chosen here. */
  legend: string;
  isLegendHidden?: boolean;
  options: readonly RadioCard[];
  /** Two beside each other where there is room. */
  columns?: 'one' | 'two';
  defaultValue?: string;
  /** With `onChange` the choice is the caller's. */
  value?: string;
  onChange?: (value: string) => void;
  error?: string;
}

/** One of a few, each on a large card. */
export function RadioCards({
  name,
  legend,
  isLegendHidden = false,
  options,
  columns = 'one',
  defaultValue,
  value,
  onChange,
  error: ownError,
}: RadioCardsProps) {
  const id = useId();
  const { error = ownError, drafted = defaultValue } = useFormField(name);
  const chosen = value ?? drafted;
  const { shown, list, more } = useFirstRows<RadioCard, HTMLDivElement>(
    options,
    (option) => option.value === chosen,
  );
  const choice = (option: string) =>
    value === undefined ? { defaultChecked: option === drafted } : { checked: option === value };
  return (
    <fieldset className={styles.group} role="radiogroup" {...describe(id, { error })}>
      <legend className={isLegendHidden ? undefined : styles.legend}>
        {isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div ref={list} className={columns === 'two' ? `${styles.cards} ${styles.twoColumns}` : styles.cards}>
        {shown.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.isDisabled}
              className={styles.dot}
              {...choice(option.value)}
              onChange={() => onChange?.(option.value)}
            />
            <span className={styles.words}>
              <span className={styles.name}>{option.label}</span>
              {option.description !== undefined && (
                <span className={styles.description}>{option.description}</span>
              )}
            </span>
            {option.aside !== undefined && <span className={styles.aside}>{option.aside}</span>}
          </label>
        ))}
      </div>
      {more}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
