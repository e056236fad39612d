import type { ReactNode } from 'react';
import { routes } from '#machines/domain/routes.ts';
import { heroSlidesOf, type Theme } from '#machines/domain/theme.ts';
import { frameMessages } from '#src/messages/frame.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Logo } from '#src/ui/logo/logo.tsx';
import { deepGround } from '#src/ui/pattern/pattern.css.ts';
import { Picture } from '#src/ui/picture/picture.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { skip } from './main-frame.css.ts';
import * as styles from './public-frame.css.ts';

interface PublicFrameProps {
  theme: Theme;
  clientName: string;
  supportEmail: string;
  /** `task` has a picture beside it, `choice` a narrow one at a desk alone; `reading` has none. */
  layout?: keyof typeof looks | undefined;
  /** Logs a signed-in person out; left out for a visitor. */
  onLogOut?: () => void;
  /** The offline bar and the cookie banner. */
  notices?: ReactNode;
  children: ReactNode;
}

const looks = {
  task: [styles.screen, styles.panel],
  choice: [styles.choice, styles.narrowPanel],
  reading: [styles.reading, null],
} as const;

/** The frame of the pages that need no login: the task at the left, the tenant's picture and promise at the right. */
export function PublicFrame({
  theme,
  clientName,
  supportEmail,
  layout = 'task',
  onLogOut,
  notices,
  children,
}: PublicFrameProps) {
  const [screen, panel] = looks[layout];
  return (
    <div className={screen}>
      <a className={skip} href="#content">
        {frameMessages.skip}
      </a>
      <div className={styles.side}>
        {notices}
        <header className={styles.head}>
          <Link href={routes.home.path} look="plain" className={styles.logo}>
            <Logo theme={theme} name={clientName} />
            <VisuallyHidden> {frameMessages.home}</VisuallyHidden>
          </Link>
          {onLogOut && (
            <Button variant="quiet" className={styles.logOut} onClick={onLogOut}>
              {frameMessages.logOut}
            </Button>
          )}
        </header>
        <main id="content" className={layout === 'task' ? styles.task : styles.article} tabIndex={-1}>
          {children}
        </main>
        <footer className={styles.foot}>
          <Link href={routes['support-terms'].path} look="plain" className={styles.footLink}>
            {frameMessages.terms}
          </Link>
          <Link href={routes['support-privacy'].path} look="plain" className={styles.footLink}>
            {frameMessages.privacy}
          </Link>
          {supportEmail !== '' && (
            <Link href={`mailto:${supportEmail}`} look="plain" className={styles.footLink}>
              {frameMessages.contact}
            </Link>
          )}
        </footer>
      </div>
      {panel !== null && <TenantPromise theme={theme} look={panel} />}
    </div>
  );
}

function TenantPromise({ theme, look }: { theme: Theme; look: string }) {
  const slide = heroSlidesOf(theme)[0];
  return (
    <aside className={`${look} ${deepGround}`}>
      <Picture
        className={styles.picture}
        src={slide?.image.imagePath ?? null}
        alt=""
        fetchPriority="low"
        instead={<div className={styles.rings} />}
      />
      <div className={styles.promise}>
        <p className={styles.promiseTitle}>{slide?.title?.value ?? frameMessages.promise}</p>
        <p className={styles.promiseText}>{slide?.subTitle?.value ?? frameMessages.promiseMore}</p>
      </div>
    </aside>
  );
}
