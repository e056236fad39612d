import { Alert } from '#src/ui/alert/alert.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { Waiting } from '#src/ui/waiting/waiting.tsx';
import * as styles from './subscription.css.ts';

/** In the geometry of what comes. */
export function StepSkeleton({ words }: { words: string }) {
  return (
    <Waiting className={styles.stack} label={words}>
      <Skeleton height={48} radius={24} width={260} />
      <Skeleton height={220} radius={12} />
    </Waiting>
  );
}

export function Words({ children }: { children: string }) {
  return <p className={styles.lead}>{children}</p>;
}

export function ErrorStep({ text, hint }: { text: string; hint: string }) {
  return (
    <Alert type="error" title={text}>
      {hint}
    </Alert>
  );
}
