import { subscriptionMessages } from './subscription.messages.ts';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { Waiting } from '#src/ui/waiting/waiting.tsx';
import * as styles from './subscription.css.ts';

const benefits = ['80%', '55%', '70%', '65%'];

/** In the geometry of the review that comes, so that its dialog keeps its height. */
export function CheckoutSkeleton() {
  return (
    <Waiting className={styles.stack} label={subscriptionMessages.upgrade.pricing}>
      <div className={styles.columns}>
        <div className={styles.payment}>
          <Skeleton height={72} width={200} radius={12} />
          <Skeleton height={88} radius={12} />
          <Skeleton height={44} radius={8} />
        </div>
        <Skeleton height={272} radius={12} />
      </div>
      <div className={styles.columns}>
        <div className={styles.list}>
          {benefits.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
        <div className={styles.list}>
          <Skeleton />
          <Skeleton width="60%" />
        </div>
      </div>
    </Waiting>
  );
}
