import { CircleAlert, CircleCheck, Clock, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#src/ui/icon-button/icon-button.tsx';
import * as styles from '#src/ui/banner/notice-bar.css.ts';
import { pendingPaymentMessages as copy } from './pending-payment.messages.ts';

const looks = {
  waiting: { Icon: Clock, tone: 'info' },
  paid: { Icon: CircleCheck, tone: 'success' },
  declined: { Icon: CircleAlert, tone: 'error' },
} as const;

interface PendingPaymentBarProps {
  state: keyof typeof looks;
  title: string;
  text: string;
  /** The way on. */
  action?: ReactNode;
  /** Null while there is nothing to put away. */
  onClose: (() => void) | null;
}

/** On every page of a member whose payment is, or was, with the bank. */
export function PendingPaymentBar({ state, title, text, action, onClose }: PendingPaymentBarProps) {
  const { Icon, tone } = looks[state];
  return (
    <div className={styles.tone[tone]} role="region" aria-label={copy.label}>
      <p className={styles.words} role={state === 'declined' ? 'alert' : 'status'}>
        <Icon size={18} aria-hidden="true" />
        <span>
          <b className={styles.strong}>{title}</b> {text}
        </span>
      </p>
      {(action !== undefined || onClose) && (
        <div className={styles.actions}>
          {action}
          {onClose && (
            <IconButton label={copy.close} onClick={onClose}>
              <X size={18} />
            </IconButton>
          )}
        </div>
      )}
    </div>
  );
}
