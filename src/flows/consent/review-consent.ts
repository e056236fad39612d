import { consentMessages } from './consent.messages.ts';

/** Asks about cookies again. The question is far from the control that asks for it, so it takes the focus. */
export function reviewConsent(consent: { send: (event: { type: 'consent.review' }) => void }): void {
  consent.send({ type: 'consent.review' });
  setTimeout(() =>
    document.querySelector<HTMLElement>(`section[aria-label="${consentMessages.label}"] button`)?.focus(),
  );
}
