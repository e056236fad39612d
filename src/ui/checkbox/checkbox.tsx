import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { box, error as errorStyle, row, words } from './checkbox.css.ts';

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'className'> {
  name: string;
  label: ReactNode;
  error?: string;
}

export function Checkbox({ label, error, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className={row}>
        <input
          {...rest}
          type="checkbox"
          className={box}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        <span className={words}>{label}</span>
      </label>
      {error !== undefined && (
        <p id={`${id}-error`} className={errorStyle}>
          {error}
        </p>
      )}
    </div>
  );
}
