import { CalendarClock, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ErrorText } from '#src/ui/alert/error-text.tsx';
import * as styles from './membership-notice.css.ts';

const icons = { change: CalendarClock, ending: CalendarClock, overdue: CircleAlert };

interface AccountNoticeProps {
  kind: keyof typeof icons;
  title: string;
  /** One below the heading of what it is about. */
  heading?: 'h2' | 'h3';
  text: string;
  /** Why what was asked for was not done. */
  error: { title: string; text: string; hint?: string } | null;
  /** The way on. */
  children?: ReactNode;
}

/** What is about to happen to the membership, with the way to take it back. */
export function AccountNotice({
  kind,
  title,
  heading: Heading = 'h3',
  text,
  error,
  children,
}: AccountNoticeProps) {
  const Icon = icons[kind];
  return (
    <div className={styles.tone[kind]}>
      <span className={styles.icon} aria-hidden="true">
        <Icon size={22} strokeWidth={1.75} />
      </span>
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.line}>{text}</p>
        {error && (
          <div className={styles.error} role="alert">
            <b>{error.title}.</b> <ErrorText error={error} />
          </div>
        )}
      </div>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
