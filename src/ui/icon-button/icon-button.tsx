import type { ComponentPropsWithRef } from 'react';
import { iconButton, outlinedIconButton } from './icon-button.css.ts';

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  label: string;
  isOutlined?: boolean;
}

/** A button with an icon alone; the label is its name. */
export function IconButton({ label, isOutlined = false, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={[iconButton, isOutlined ? outlinedIconButton : '', className].filter(Boolean).join(' ')}
    >
      {children}
    </button>
  );
}
