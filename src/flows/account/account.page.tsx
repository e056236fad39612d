import { useSelector } from '@xstate/react';
import type { AccountRef } from '#machines/account/account.machine.ts';
import { useActor, useFlow } from '#src/app/app-context.ts';
import { useLatest } from '#src/app/use-latest.ts';
import { AccountScreen } from './account-screen.tsx';
import CardsSection from './cards-section.view.tsx';
import { AccountMembership } from './membership.view.tsx';

/** Where a member looks after the membership. */
export default function AccountRoute() {
  const flow = useLatest(useFlow('account'));
  return flow && <Account flow={flow} />;
}

export function Account({ flow }: { flow: AccountRef }) {
  const session = useSelector(useActor('session'), ({ context }) => context.session);
  return (
    <AccountScreen email={session?.user.email ?? null}>
      {session && (
        <>
          <AccountMembership flow={flow} session={session} />
          <CardsSection />
        </>
      )}
    </AccountScreen>
  );
}
