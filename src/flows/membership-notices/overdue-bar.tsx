import { CircleAlert } from 'lucide-react';
import { routes } from '#machines/domain/routes.ts';
import { membershipNotices } from './membership-notices.messages.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import * as styles from './overdue-bar.css.ts';

const copy = membershipNotices.overdue;

export interface OverdueBarProps {
  words: string;
  /** Paying a debt alone renews nothing. */
  action: 'renew' | 'pay';
}

/** On every page of a member whose payment is overdue. */
export function OverdueBar({ words, action }: OverdueBarProps) {
  return (
    <div className={styles.bar} role="region" aria-label={copy.title}>
      <p className={styles.words}>
        <CircleAlert size={18} aria-hidden="true" />
        {words}
      </p>
      <ButtonLink className={styles.renew} variant="outlined" href={routes.renew.path}>
        {copy[action]}
      </ButtonLink>
    </div>
  );
}
