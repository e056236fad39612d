import type { ReactNode } from 'react';
import { heading } from './step-heading.css.ts';

/** What a step says; it takes the focus when the step comes after another one. */
export function StepHeading({ children }: { children: ReactNode }) {
  return (
    <h3 className={heading} tabIndex={-1} data-step-heading="">
      {children}
    </h3>
  );
}
