import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { describe, FieldError } from '../field/field.tsx';
import { useFormField } from '../form/form-context.ts';
import { below, box, row, words } from './checkbox-field.css.ts';

interface CheckboxFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'id' | 'type' | 'value' | 'className'
> {
  name: string;
  /** May hold links. */
  label: ReactNode;
  error?: string;
}

/** A box that is sent as `on` when it is ticked, and not at all when it is not. */
export function CheckboxField({ label, error: ownError, ...rest }: CheckboxFieldProps) {
  const id = useId();
  const { error = ownError, drafted } = useFormField(rest.name);
  return (
    <div>
      <label className={row}>
        <input
          {...rest}
          {...(drafted !== undefined && rest.checked === undefined && { defaultChecked: drafted !== '' })}
          {...describe(id, { error })}
          type="checkbox"
          className={box}
        />
        <span className={words}>{label}</span>
      </label>
      <div className={below}>
        <FieldError id={id} error={error} />
      </div>
    </div>
  );
}
