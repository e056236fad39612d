import type { ReactNode } from 'react';
import { signUpMessages } from './sign-up.messages.ts';
import { Stepper } from '#src/ui/stepper/stepper.tsx';
import * as styles from './step-frame.css.ts';

export type StepName = keyof typeof signUpMessages.stepNames;

export interface StepPlace {
  /** The steps of this client, in their order. */
  steps: readonly StepName[];
  current: StepName;
  /** Where Back leads; left out where there is nothing to go back to. */
  backHref?: string;
}

interface StepFrameProps {
  place: StepPlace;
  title: string;
  lead: string;
  /** What is filled in is as wide as a form; all else has the whole width. */
  isForm?: boolean;
  children: ReactNode;
}

/** The head of every step: where one is, and what is asked. */
export function StepFrame({
  place: { steps, current, backHref },
  title,
  lead,
  isForm = false,
  children,
}: StepFrameProps) {
  const { stepNames } = signUpMessages;
  return (
    <div className={styles.step}>
      <Stepper
        steps={steps.map((step) => stepNames[step])}
        current={stepNames[current]}
        {...(backHref !== undefined && { back: { href: backHref } })}
      />
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.lead}>{lead}</p>
      {isForm ? <div className={styles.form}>{children}</div> : children}
    </div>
  );
}
