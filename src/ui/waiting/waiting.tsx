import type { ReactNode } from 'react';
import { controlMessages } from '#src/messages/controls.ts';
import { startUpMessages } from '#src/messages/start-up.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import { useSlowIndicator } from './use-slow-indicator.ts';
import * as styles from './waiting.css.ts';

interface WaitingProps {
  /** What a screen reader hears meanwhile. */
  label?: string;
  className?: string;
  /** Bars in the final geometry. */
  children: ReactNode;
}

/** Stands where something is still to come, and says so when that takes long. */
export function Waiting({ label = controlMessages.loading, className, children }: WaitingProps) {
  const isLate = useSlowIndicator();
  return (
    <div className={className} aria-busy="true" data-waits-for={label}>
      <p className={isLate ? styles.late : visuallyHidden}>
        <span className={visuallyHidden}>{label}</span>
        {isLate && <span>{startUpMessages.slow}</span>}
      </p>
      {children}
    </div>
  );
}
