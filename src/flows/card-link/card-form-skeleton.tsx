import { cardLinkMessages as copy } from './card-link.messages.ts';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { Waiting } from '#src/ui/waiting/waiting.tsx';
import * as styles from './card-link-screen.css.ts';

/** The form's own geometry: two wide fields, two narrow ones, a button. */
export function CardFormSkeleton() {
  return (
    <Waiting className={styles.skeleton} label={copy.loading}>
      <div className={styles.wide}>
        <Skeleton width={96} />
        <Skeleton height={48} radius={8} />
      </div>
      <div>
        <Skeleton width={72} />
        <Skeleton height={48} radius={8} />
      </div>
      <div>
        <Skeleton width={48} />
        <Skeleton height={48} radius={8} />
      </div>
      <div className={styles.wide}>
        <Skeleton width={112} />
        <Skeleton height={48} radius={8} />
      </div>
      <div className={styles.wide}>
        <Skeleton height={48} radius={8} />
      </div>
    </Waiting>
  );
}
