import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  error as errorStyle,
  errorIcon,
  field,
  hint as hintStyle,
  label as labelStyle,
} from './field.css.ts';

interface FieldProps {
  /** The id of the control. */
  id: string;
  label: string;
  hint?: string;
  error?: string;
  children: ReactNode;
}

/** A control with its label above, and its hint and its error below. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className={field}>
      <label className={labelStyle} htmlFor={id}>
        {label}
      </label>
      {children}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={hintStyle}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error?: string }) {
  if (error === undefined) return null;
  return (
    <p id={`${id}-error`} className={errorStyle}>
      <CircleAlert size={16} className={errorIcon} aria-hidden="true" />
      {error}
    </p>
  );
}

/** Ties a control to its hint, its error and what else describes it. */
export function describe(
  id: string,
  { hint, error, also }: { hint?: string; error?: string; also?: string },
) {
  const ids = [also, hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(
    Boolean,
  );
  return {
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  };
}
