import { ArrowLeft, Printer } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ReceiptOrigin } from '#machines/domain/receipt.ts';
import { routes } from '#machines/domain/routes.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { billingMessages } from './billing.messages.ts';
import { restoreFocus } from './give-focus-back.ts';
import * as styles from './sheet.css.ts';

const copy = billingMessages.receipt;

interface SheetPageProps {
  /**
   * It takes the focus when it comes, at the top of the page, and gives it back to the link that led here, or to the
   * heading where there is none.
   */
  title: string;
  /** Of who issues it. */
  logo: ReactNode;
  note?: string;
  /** The page that one came from; the account unless told. */
  back?: ReceiptOrigin;
  /** Null for what is no paper to keep. */
  onPrint: (() => void) | null;
  children: ReactNode;
}

/** A sheet to read and to print, with the tenant's logo: on paper it stands alone. */
export function SheetPage({ title, logo, note, back = 'account', onPrint, children }: SheetPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const address = window.location.href;
    const own = heading.current;
    own?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
    return () => {
      const { activeElement, body } = document;
      const isUnclaimed = activeElement === body || activeElement?.tagName === 'H1';
      if (isUnclaimed && own?.isConnected !== true) restoreFocus(address);
    };
  }, []);
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <ButtonLink variant="quiet" href={routes[back].path}>
          <ArrowLeft size={18} aria-hidden="true" />
          {copy.back[back]}
        </ButtonLink>
        {onPrint && (
          <Button variant="outlined" onClick={onPrint}>
            <Printer size={18} aria-hidden="true" />
            {copy.print}
          </Button>
        )}
      </div>
      <article className={styles.sheet}>
        <header className={styles.head}>
          <p className={styles.issuer}>{logo}</p>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {note !== undefined && <p className={styles.note}>{note}</p>}
        </header>
        {children}
      </article>
    </div>
  );
}

interface PersonProps {
  label: string;
  name: string;
  lines: readonly string[];
}

/** Whom a sheet is for. */
export function Person({ label, name, lines }: PersonProps) {
  return (
    <div className={styles.person}>
      <span className={styles.label}>{label}</span>
      <bdi>{name}</bdi>
      {lines.map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
    </div>
  );
}
