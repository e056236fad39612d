import { useActor } from '#src/app/app-context.ts';
import { CookieBanner } from './cookie-banner.tsx';

/** The question about cookies; nothing that needs an answer runs before it is answered. */
export default function CookieQuestion() {
  const consent = useActor('consent');
  return (
    <CookieBanner
      onAccept={() => consent.send({ type: 'consent.accept' })}
      onReject={() => consent.send({ type: 'consent.reject' })}
    />
  );
}
