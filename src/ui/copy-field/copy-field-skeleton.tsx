import { Skeleton } from '../skeleton/skeleton.tsx';
import * as styles from './copy-field.css.ts';

/** The geometry of a copy field: its label and value, and on a phone the button below. */
export function CopyFieldSkeleton() {
  return (
    <div className={styles.row}>
      <Skeleton height={75} radius={8} />
      <div className={styles.below}>
        <Skeleton height={44} radius={8} />
      </div>
    </div>
  );
}
