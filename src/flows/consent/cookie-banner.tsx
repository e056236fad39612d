import { routes } from '#machines/domain/routes.ts';
import { consentMessages } from './consent.messages.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import * as styles from '#src/ui/banner/cookie-banner.css.ts';

interface CookieBannerProps {
  onAccept: () => void;
  onReject: () => void;
}

/** Asks once, over the lower edge of the page, which works meanwhile. */
export function CookieBanner({ onAccept, onReject }: CookieBannerProps) {
  return (
    <section className={styles.banner} aria-label={consentMessages.label}>
      <div className={styles.inner}>
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
