import { CircleAlert } from 'lucide-react';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import {
  box,
  error as errorStyle,
  errorIcon,
  field,
  hint as hintStyle,
  input,
  inputWithButton,
  inside,
  label as labelStyle,
} from './text-field.css.ts';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'className'> {
  name: string;
  label: string;
  hint?: string;
  /** Shown below the field and tied to it; the field is then marked as invalid. */
  error?: string;
  /** A button at the right end of the field. */
  button?: ReactNode;
}

export function TextField({ label, hint, error, button, ...rest }: TextFieldProps) {
  const id = useId();
  const described = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`].filter(
    Boolean,
  );
  return (
    <div className={field}>
      <label className={labelStyle} htmlFor={id}>
        {label}
      </label>
      <div className={box}>
        <input
          {...rest}
          id={id}
          className={button === undefined ? input : `${input} ${inputWithButton}`}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        />
        {button !== undefined && <div className={inside}>{button}</div>}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={hintStyle}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={errorStyle}>
          <CircleAlert size={16} className={errorIcon} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
