import { useId, useRef, type ChangeEvent } from 'react';
import { describe, Field } from '../field/field.tsx';
import { useFormField } from '../form/form-context.ts';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import { input } from './code-field.css.ts';

interface CodeFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'button' | 'value' | 'onChange'
> {
  /** The count of figures. */
  length: number;
  /** All figures are there: once for each code that was entered or pasted. */
  onComplete?: (code: string, input: HTMLInputElement) => void;
}

/** A code of figures from a message. What is no figure is left out, so a code may be pasted with its spaces. */
export function CodeField({ label, hint, error: ownError, length, onComplete, ...rest }: CodeFieldProps) {
  const id = useId();
  const { error = ownError } = useFormField(rest.name);
  const completed = useRef('');

  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const code = currentTarget.value.replaceAll(/\D/g, '').slice(0, length);
    if (code !== currentTarget.value) currentTarget.value = code;
    const isNew = code.length === length && code !== completed.current;
    completed.current = code.length === length ? code : '';
    if (isNew) onComplete?.(code, currentTarget);
  };

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        {...rest}
        {...describe(id, { hint, error })}
        id={id}
        required
        data-secret
        type="text"
        inputMode="numeric"
        pattern={`[0-9]{${length}}`}
        autoComplete="one-time-code"
        className={input}
        onChange={change}
      />
    </Field>
  );
}
