import type { Theme } from '#machines/domain/theme.ts';
import { startUpMessages } from '#src/messages/start-up.ts';
import { Logo } from '#src/ui/logo/logo.tsx';
import { Progress } from '#src/ui/progress/progress.tsx';
import { useSlowIndicator } from '#src/ui/waiting/use-slow-indicator.ts';
import { visuallyHidden } from '#src/ui/visually-hidden/visually-hidden.css.ts';
import * as styles from './boot-screen.css.ts';

export type BootStep = keyof typeof startUpMessages.steps;

interface BootScreenProps {
  step: BootStep;
  /** The tenant's brand, once it is known. */
  brand?: { theme: Theme; name: string };
}

const steps = Object.keys(startUpMessages.steps) as BootStep[];

export function BootScreen({ step, brand }: BootScreenProps) {
  const isSlow = useSlowIndicator();
  return (
    <main className={styles.screen}>
      <h1 className={visuallyHidden}>{startUpMessages.progress}</h1>
      <div className={styles.brand}>{brand && <Logo theme={brand.theme} name={brand.name} />}</div>
      <div className={styles.progress}>
        <Progress label={startUpMessages.progress} value={steps.indexOf(step) + 1} max={steps.length + 1} />
        <p className={styles.step} role="status">
          {startUpMessages.steps[step]}…
          {isSlow && <span className={styles.slow}>{startUpMessages.slow}</span>}
        </p>
      </div>
    </main>
  );
}
