import { useEffect, useRef, type ReactNode } from 'react';
import type { ToastType } from '#machines/domain/toast.ts';
import { announce } from '../announcer/announce.ts';
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
  const isAlert = type === 'error';
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
    if (takesFocus || isAlert) return undefined;
    const timer = setTimeout(() => ref.current && announce(ref.current.innerText));
    return () => clearTimeout(timer);
  }, [takesFocus, isAlert]);
  return (
    <div ref={ref} className={tone[type]} role={isAlert ? 'alert' : undefined} tabIndex={-1}>
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
