import { ChevronDown } from 'lucide-react';
import { useId, type ComponentPropsWithRef } from 'react';
import { describe, Field } from '../field/field.tsx';
import { useFormField } from '../form/form-context.ts';
import { box, chevron, select } from './select-field.css.ts';

interface SelectFieldProps extends Omit<ComponentPropsWithRef<'select'>, 'id' | 'className' | 'children'> {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** The words of the empty choice, which stands first. */
  placeholder?: string;
  hint?: string;
  error?: string;
}

/** A native select. When the options change with another field, give it a `key` that changes with them. */
export function SelectField({
  label,
  options,
  placeholder,
  hint,
  error: ownError,
  defaultValue,
  ...rest
}: SelectFieldProps) {
  const id = useId();
  const { error = ownError, drafted } = useFormField(rest.name);
  const chosen = options.some(({ value }) => value === drafted) ? drafted : defaultValue;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={box}>
        <select
          {...rest}
          {...(rest.value === undefined && { defaultValue: chosen })}
          {...describe(id, { hint, error })}
          id={id}
          className={select}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={20} className={chevron} aria-hidden="true" />
      </div>
    </Field>
  );
}
