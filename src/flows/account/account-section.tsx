import type { ReactNode } from 'react';
import { Badge } from '#src/ui/chip/chip.tsx';
import { heading } from '#src/ui/section/section.css.ts';
import * as styles from './settings.css.ts';

interface SectionProps {
  /** Of its heading, where a link leads to. */
  id: string;
  title: string;
  /** Beside the title: "3 new". */
  note?: string;
  /** What it is for, in a sentence. */
  lead?: string;
  children?: ReactNode;
}

/** A part of the account page. */
export function Section({ id, title, note, lead, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 id={id} tabIndex={-1} className={heading}>
          {title}
          {note && ' '}
          {note && (
            <span className={styles.titleNote}>
              <Badge tone="primary">{note}</Badge>
            </span>
          )}
        </h2>
        {lead && <p className={styles.note}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
