import * as styles from './step-list.css.ts';

/** How something goes, step by step. */
export function StepList({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={styles.list}>
      {steps.map((step, index) => (
        <li key={step} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
