import { useId, type ComponentPropsWithRef } from 'react';
import { control } from '../field/field.css.ts';
import { describe, Field } from '../field/field.tsx';
import { useFormField } from '../form/form-context.ts';

interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className'> {
  name: string;
  label: string;
  hint?: string;
}

/** A text of several lines. */
export function TextArea({ label, hint, rows = 3, ...rest }: TextAreaProps) {
  const id = useId();
  const { error, drafted } = useFormField(rest.name);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        {...rest}
        {...(drafted !== undefined && { defaultValue: drafted })}
        {...describe(id, { hint, error })}
        id={id}
        rows={rows}
        className={control}
      />
    </Field>
  );
}
