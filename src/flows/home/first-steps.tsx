import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import * as styles from './first-steps.css.ts';
import { homeMessages } from './home.messages.ts';

export interface FirstStep {
  name: string;
  text: string;
  isDone: boolean;
  /** The way to it. */
  action: ReactNode;
}

const copy = homeMessages.firstSteps;

/** What somebody who has nothing yet can do to change that; what is done is ticked. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  return (
    <section className={styles.card} aria-labelledby="first-steps">
      <h2 id="first-steps" className={styles.title}>
        {copy.title(steps.filter(({ isDone }) => !isDone).length)}
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ name, text, isDone, action }, index) => (
          <li key={name} className={styles.step}>
            <span className={isDone ? styles.done : styles.toDo} aria-hidden="true">
              {isDone ? <Check size={18} /> : index + 1}
            </span>
            <div>
              <p className={isDone ? styles.nameDone : styles.name}>
                {isDone && <VisuallyHidden>{copy.done} </VisuallyHidden>}
                <span>{name}</span>
              </p>
              {!isDone && <p className={styles.words}>{text}</p>}
            </div>
            {!isDone && <div className={styles.action}>{action}</div>}
          </li>
        ))}
      </ol>
    </section>
  );
}
