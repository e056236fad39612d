import { formatMoment } from './format-date-time.ts';

export const emailChangeMessages = {
  confirming: 'Confirming your new email…',
  awaited: (email: string, present: string) =>
    `We sent a link to ${email}. Until you open it, you log in with ${present}.`,
  endsAt: (instant: string) => `The link works until ${formatMoment(instant)} UTC.`,
  resend: 'Send it again',
  resending: 'Sending…',
  drop: 'Keep the current email',
  dropping: 'Saving…',
  refused: 'That didn’t work',
  confirmed: (email: string) => ({
    title: `Your email is now ${email}`,
    text: 'Log in with it from now on.',
  }),
  ended: (present: string) => ({
    title: 'This link doesn’t work anymore',
    text: `It expired, a newer link replaced it, or it belongs to another account. You log in with ${present}.`,
  }),
  taken: (present: string) => ({
    title: 'This email is already in use',
    text: `Another account has it. You log in with ${present}.`,
  }),
  failed: 'Your new email isn’t confirmed yet',
  retry: 'Try again',
} as const;
