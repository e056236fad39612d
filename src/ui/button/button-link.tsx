import type { ComponentProps } from 'react';
import { Link } from '../link/link.tsx';
import { button, face, wide } from './button.css.ts';
import type { ButtonVariant } from './button.tsx';

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant;
  isWide?: boolean;
}

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function ButtonLink({
  variant = 'primary',
  isWide = false,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link
      {...rest}
      look="plain"
      className={[button[variant], isWide ? wide : '', className].filter(Boolean).join(' ')}
    >
      <span className={face}>{children}</span>
    </Link>
  );
}
