import { CircleAlert, TriangleAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './notice.css.ts';

const icons = { unavailable: WifiOff, forbidden: CircleAlert, offline: WifiOff, failure: TriangleAlert };

interface NoticeProps {
  kind: keyof typeof icons;
  title: string;
  text: string;
  /** What to do now. */
  next?: string;
  /** The buttons. */
  children?: ReactNode;
}

/** One page-sized message: what happened, what it means, what to do. */
export function Notice({ kind, title, text, next, children }: NoticeProps) {
  const Icon = icons[kind];
  return (
    <div className={styles.notice}>
      <span className={styles.icon} aria-hidden="true">
        <Icon size={28} strokeWidth={1.75} />
      </span>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.words}>{text}</p>
      {next !== undefined && <p className={styles.words}>{next}</p>}
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

/** A notice that has the whole window to itself. */
export function NoticeScreen({ children }: { children: ReactNode }) {
  return <main className={styles.screen}>{children}</main>;
}
