import type { ReactNode } from 'react';
import type { ToastType } from '#machines/domain/toast.ts';
import { TypeIcon } from './type-icon.tsx';
import { icon, title as titleStyle, tone } from './alert.css.ts';

interface AlertProps {
  type: ToastType;
  title?: string;
  children: ReactNode;
}

/** What went wrong, or right, with the form as a whole. It is announced when it appears. */
export function Alert({ type, title, children }: AlertProps) {
  return (
    <div className={tone[type]} role={type === 'error' ? 'alert' : 'status'}>
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
