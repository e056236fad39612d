import { useSelector } from '@xstate/react';
import { emailChangeMachine, type EmailChangeRef } from '#machines/email-change/email-change.machine.ts';
import type { User } from '#machines/domain/member.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import EmailChange from '#src/flows/account/email-change.view.tsx';
import { innerMachines, ofPage } from './screen.tsx';
import { member } from './tenant-fixture.ts';

const { user } = sampleSessions.active;

/** Somebody whose new email waits for its mailbox. */
const awaitingUser: User = {
  ...user,
  pendingEmail: { email: 'ada@example.com', endsAt: '2026-11-29T00:00:00Z' },
};

/** A new email is awaited until its link was opened, whatever came of that. */
function AwaitedEmail({ flow }: { flow: EmailChangeRef }) {
  const isAwaited = useSelector(flow, (snapshot) => snapshot.matches({ resting: 'ready' }));
  return <EmailChange flow={flow} user={isAwaited ? awaitingUser : user} />;
}

/** What is said of a new email, on the account page. */
export const emailChange = ofPage<typeof emailChangeMachine>(
  'account',
  (flow) => <AwaitedEmail flow={flow} />,
  { inner: innerMachines(emailChangeMachine, 'pendingEmail') },
  member,
);
