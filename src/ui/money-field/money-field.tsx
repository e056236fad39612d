import { useId } from 'react';
import { describe, Field } from '../field/field.tsx';
import { useFormField } from '../form/form-context.ts';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import { box, input, unit } from './money-field.css.ts';

interface MoneyFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'button' | 'style'> {
  /** As it stands before the amount: `$`, `CAD`. */
  currency: string;
}

/** An amount in major units, as a text that the schema reads. */
export function MoneyField({ label, hint, error: ownError, currency, ...rest }: MoneyFieldProps) {
  const id = useId();
  const { error = ownError, drafted } = useFormField(rest.name);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={box}>
        <span id={`${id}-unit`} className={unit}>
          {currency}
        </span>
        <input
          autoComplete="off"
          {...rest}
          {...(drafted !== undefined && rest.value === undefined && { defaultValue: drafted })}
          {...describe(id, { hint, error, also: `${id}-unit` })}
          id={id}
          type="text"
          inputMode="decimal"
          className={input}
          style={{ '--letters': currency.length }}
        />
      </div>
    </Field>
  );
}
