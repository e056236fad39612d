import type { ReactNode } from 'react';
import { Waiting } from '../waiting/waiting.tsx';
import * as styles from './task.css.ts';

interface TaskProps {
  title: string;
  /** What this is about, in a sentence or two. */
  lead?: ReactNode;
  /** What it takes is still being read. */
  isLoading?: boolean;
  children?: ReactNode;
  /** The other ways from here. */
  end?: ReactNode;
}

/** One thing to do, as the public pages show it: its title, its words, its form. */
export function Task({ title, lead, isLoading = false, children, end }: TaskProps) {
  return (
    <div className={styles.task}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {isLoading && <Waiting className={styles.body}>{children}</Waiting>}
      {!isLoading && children !== undefined && <div className={styles.body}>{children}</div>}
      {end !== undefined && <p className={styles.end}>{end}</p>}
    </div>
  );
}
