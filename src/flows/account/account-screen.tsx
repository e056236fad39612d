import type { ReactNode } from 'react';
import { accountMessages as copy } from './account.messages.ts';
import * as styles from './account-screen.css.ts';

interface AccountScreenProps {
  /** Null until it is known who is here. */
  email: string | null;
  children: ReactNode;
}

/** The account page: a heading, and a section for each thing to look after. */
export function AccountScreen({ email, children }: AccountScreenProps) {
  return (
    <div className={styles.screen}>
      <header>
        <h1 className={styles.title} tabIndex={-1}>
          {copy.title}
        </h1>
        {email !== null && <p className={styles.lead}>{copy.lead(email)}</p>}
      </header>
      {children}
    </div>
  );
}
