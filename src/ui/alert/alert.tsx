import { useEffect, useRef, type ReactNode } from 'react';
import type { ToastType } from '#machines/domain/toast.ts';
import { TypeIcon } from './type-icon.tsx';
import { icon, title as titleStyle, tone } from './alert.css.ts';

interface AlertProps {
  type: ToastType;
  title?: string;
  /** Says why nothing goes on: it takes the focus, and is scrolled to. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** What went wrong, or right, with the form as a whole. It is announced when it appears. */
export function Alert({ type, title, takesFocus = false, children }: AlertProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={ref}
      className={tone[type]}
      role={type === 'error' ? 'alert' : undefined}
      data-announced={takesFocus ? undefined : ''}
      tabIndex={-1}
    >
      <span className={icon[type]} aria-hidden="true">
        <TypeIcon type={type} />
      </span>
      <div>
        {title !== undefined && <p className={titleStyle}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
