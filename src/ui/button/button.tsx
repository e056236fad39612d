import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Spinner } from '../progress/spinner.tsx';
import { away, button, face, wide } from './button.css.ts';

export type ButtonVariant = keyof typeof button;

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  isWide?: boolean;
  /** Says what is happening, for example "Logging in…"; the room for it is kept from the start. */
  busyLabel?: string;
  isBusy?: boolean;
  /** Stays reachable by keyboard, so that its reason can be read. */
  isDisabled?: boolean;
}

export function Button({
  variant = 'primary',
  isWide = false,
  busyLabel,
  isBusy = false,
  isDisabled = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isIdle = !isBusy && !isDisabled;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isIdle) onClick?.(event);
    else event.preventDefault();
  };
  return (
    <button
      {...rest}
      type={type}
      className={[button[variant], isWide ? wide : '', className].filter(Boolean).join(' ')}
      aria-disabled={!isIdle || undefined}
      aria-busy={isBusy || undefined}
      data-busy-label={busyLabel}
      onClick={press}
    >
      <span className={isBusy ? `${face} ${away}` : face}>{children}</span>
      {busyLabel !== undefined && (
        <span className={isBusy ? face : `${face} ${away}`} aria-hidden={!isBusy || undefined}>
          <Spinner />
          {busyLabel}
        </span>
      )}
    </button>
  );
}
