import { Outlet } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useActor, useApp, useClient } from '#src/app/app-context.ts';
import { useRoute } from '#src/app/use-route.ts';
import { PublicFrame } from '#src/app/layout/public-frame.tsx';
import { Notices } from './notices.tsx';

export default function PublicLayout() {
  const { name, supportEmail } = useClient();
  const theme = useSelector(useApp(), ({ context }) => context.theme);
  const session = useActor('session');
  const isSignedIn = useSelector(session, (snapshot) => snapshot.hasTag('signedIn'));
  const isReading = useRoute().startsWith('support-');
  return (
    <PublicFrame
      theme={theme}
      clientName={name}
      supportEmail={supportEmail}
      isReading={isReading}
      {...(isSignedIn && { onLogOut: () => session.send({ type: 'session.logOut' }) })}
      notices={<Notices />}
    >
      <Outlet />
    </PublicFrame>
  );
}
