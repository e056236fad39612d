import { emailChangeMachine } from '#machines/email-change/email-change.machine.ts';
import type { User } from '#machines/domain/member.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import EmailChange from '#src/flows/account/email-change.view.tsx';
import { innerMachines, ofPage } from './screen.tsx';
import { member } from './tenant-fixture.ts';

/** Somebody whose new email waits for its mailbox. */
const awaitingUser: User = {
  ...sampleSessions.active.user,
  pendingEmail: { email: 'ada@example.com', endsAt: '2026-11-29T00:00:00Z' },
};

/** What is said of a new email, on the account page. */
export const emailChange = ofPage<typeof emailChangeMachine>(
  'account',
  (flow) => <EmailChange flow={flow} user={awaitingUser} />,
  { inner: innerMachines(emailChangeMachine, 'pendingEmail') },
  member,
);
