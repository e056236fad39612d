import type { ReactNode } from 'react';
import { visuallyHidden } from './visually-hidden.css.ts';

export function VisuallyHidden({ role, children }: { role?: 'status' | 'alert'; children: ReactNode }) {
  return (
    <span className={visuallyHidden} role={role}>
      {children}
    </span>
  );
}
