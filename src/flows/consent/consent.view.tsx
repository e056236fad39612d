import { useActor } from '#src/app/app-context.ts';
import { CookieBanner } from './cookie-banner.tsx';

/** The question about cookies; nothing that needs an answer runs before it is answered. Then the page has the focus. */
export function CookieQuestion() {
  const consent = useActor('consent');
  const answer = (type: 'consent.accept' | 'consent.reject') => {
    document.getElementById('content')?.focus({ preventScroll: true });
    consent.send({ type });
  };
  return <CookieBanner onAccept={() => answer('consent.accept')} onReject={() => answer('consent.reject')} />;
}
