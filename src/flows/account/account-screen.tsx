import type { ReactNode } from 'react';
import { accountMessages as copy } from './account.messages.ts';
import * as styles from './account-screen.css.ts';
import { SectionNav, type SectionEntry } from './section-nav.tsx';

interface AccountScreenProps {
  /** Null until it is known who is here. */
  email: string | null;
  /** What is missing of the profile. */
  completeness: ReactNode;
  /** The parts of the page, by the ids of their headings. */
  sections?: readonly SectionEntry[];
  children?: ReactNode;
}

const none: readonly SectionEntry[] = [];

/** The account page: a heading, and a section for each thing to look after. */
export function AccountScreen({ email, completeness, sections = none, children }: AccountScreenProps) {
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {copy.title}
        </h1>
        {email !== null && <p className={styles.lead}>{copy.lead(email)}</p>}
        {completeness}
      </header>
      <SectionNav sections={sections} />
      <div className={styles.sections}>{children}</div>
    </div>
  );
}
