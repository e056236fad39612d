import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { control } from '../field/field.css.ts';
import { describe, Field } from '../field/field.tsx';
import { useFormField } from '../form/form-context.ts';
import { box, inside, withButton } from './text-field.css.ts';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'className'> {
  name: string;
  label: string;
  hint?: string;
  /** Shown below the field and tied to it; a form around it tells it by itself. */
  error?: string;
  /** A button at the right end of the field. */
  button?: ReactNode;
  /** What is entered is never kept in a draft. */
  'data-secret'?: true;
}

export function TextField({
  label,
  hint,
  error: ownError,
  button,
  'aria-describedby': also,
  ...rest
}: TextFieldProps) {
  const id = useId();
  const { error = ownError, drafted } = useFormField(rest.name);
  const isDrafted = drafted !== undefined && !rest['data-secret'] && rest.type !== 'password';
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={box}>
        <input
          {...rest}
          {...(isDrafted && rest.value === undefined && { defaultValue: drafted })}
          {...describe(id, { hint, error, also })}
          id={id}
          className={button === undefined ? control : `${control} ${withButton}`}
        />
        {button !== undefined && <div className={inside}>{button}</div>}
      </div>
    </Field>
  );
}
