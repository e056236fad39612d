import { Check, X } from 'lucide-react';
import * as styles from './subscription.css.ts';

interface BenefitListProps {
  kind: 'gained' | 'lost';
  title: string;
  benefits: readonly string[];
}

/** What a change of plan brings or takes away. */
export function BenefitList({ kind, title, benefits }: BenefitListProps) {
  const Icon = kind === 'gained' ? Check : X;
  return (
    <section>
      <h3 className={styles.listTitle}>{title}</h3>
      <ul className={styles.list}>
        {benefits.map((benefit) => (
          <li key={benefit} className={styles.item}>
            <Icon
              size={16}
              strokeWidth={2.5}
              className={kind === 'gained' ? styles.gained : styles.lost}
              aria-hidden="true"
            />
            {benefit}
          </li>
        ))}
      </ul>
    </section>
  );
}
