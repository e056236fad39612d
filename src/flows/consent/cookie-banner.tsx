import { routes } from '#machines/domain/routes.ts';
import { consentMessages } from './consent.messages.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import * as styles from '#src/ui/banner/cookie-banner.css.ts';

interface CookieBannerProps {
  onAccept: () => void;
  onReject: () => void;
}

/** Asks once. It takes its own room on a phone and stands in the corner on a desktop; the page works meanwhile. */
export function CookieBanner({ onAccept, onReject }: CookieBannerProps) {
  return (
    <section className={styles.banner} aria-label={consentMessages.label}>
      <div className={styles.inner}>
        <h2 className={styles.title}>{consentMessages.title}</h2>
        <p className={styles.words}>
          {consentMessages.text} <Link href={routes['support-privacy'].path}>{consentMessages.more}</Link>
        </p>
        <div className={styles.actions}>
          <Button variant="outlined" onClick={onReject}>
            {consentMessages.reject}
          </Button>
          <Button variant="outlined" onClick={onAccept}>
            {consentMessages.accept}
          </Button>
        </div>
      </div>
    </section>
  );
}
