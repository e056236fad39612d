import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { control, row } from './switch.css.ts';

interface SwitchProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'className' | 'onChange' | 'onToggle'
> {
  label: string;
  isLabelHidden?: boolean;
  onToggle?: (isOn: boolean) => void;
}

/** An inset switch: it takes effect at once. */
export function Switch({ label, isLabelHidden = false, onToggle, ...rest }: SwitchProps) {
  return (
    <label className={row}>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        className={control}
        onChange={(event) => onToggle?.(event.currentTarget.checked)}
      />
      {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </label>
  );
}
