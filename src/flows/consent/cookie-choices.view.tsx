import { useState } from 'react';
import { createPortal } from 'react-dom';
import { footLink } from '#src/app/layout/public-frame.css.ts';
import { useActor } from '#src/app/app-context.ts';
import { footerMessages } from '#src/messages/footer.ts';
import { reviewConsent } from './review-consent.ts';

/**
 * At the end of a public page's foot: asks about cookies again. It comes once the page is used, so it isn't part of the
 * foot itself; a member's page has its own.
 */
export function CookieChoices() {
  const consent = useActor('consent');
  const [foot, setFoot] = useState<Element | null>(null);
  const find = (place: HTMLElement | null) => {
    if (place) setFoot(place.parentElement?.querySelector(':scope > footer:not(:has(nav))') ?? null);
  };
  return (
    <>
      <span ref={find} hidden />
      {foot &&
        createPortal(
          <button type="button" className={footLink} onClick={() => reviewConsent(consent)}>
            {footerMessages.cookies}
          </button>,
          foot,
        )}
    </>
  );
}
