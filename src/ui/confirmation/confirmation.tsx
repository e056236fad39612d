import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { SummaryList, type SummaryRow } from '../summary-list/summary-list.tsx';
import { confirmationMessages } from '#src/messages/confirmation.ts';
import * as styles from './confirmation.css.ts';

interface ConfirmationProps {
  /** What has happened, where no heading around it says so. */
  heading?: ReactNode;
  /** What comes next. */
  words: string | null;
  /** As far as it is known. */
  rows: readonly SummaryRow[];
  action: string;
  onAction: () => void;
  /** Where the receipt is; null where there is none. */
  stored: string | null;
}

/** How each change of money or of a plan ends: that it is done, its receipt, and one way on. */
export function Confirmation({ heading, words, rows, action, onAction, stored }: ConfirmationProps) {
  return (
    <div className={styles.confirmation}>
      <div className={styles.head}>
        <span className={styles.mark} aria-hidden="true">
          <svg width="32" height="32" viewBox="0 0 24 24" fill="none" stroke="currentColor">
            <path
              className={styles.tick}
              d="M5 12.5 10 17.5 19.5 7"
              pathLength={1}
              strokeWidth="2.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </span>
        {heading}
        {words !== null && (
          <p className={styles.words} data-announced="">
            {words}
          </p>
        )}
      </div>
      {(rows.length > 0 || stored !== null) && (
        <div className={styles.rows}>
          <SummaryList rows={rows} />
          {stored !== null && (
            <Link className={styles.stored} href={stored}>
              {confirmationMessages.stored}
            </Link>
          )}
        </div>
      )}
      <Button isWide onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}
