import { useSelector } from '@xstate/react';
import type { AccountRef } from '#machines/account/account.machine.ts';
import { hasTierPages } from '#machines/domain/client.ts';
import type { Session } from '#machines/domain/member.ts';
import { useActor, useApp, useClient } from '#src/app/app-context.ts';
import { MembershipSection } from './membership-section.tsx';
import { accountMessages } from './account.messages.ts';
import { factsOfMembership } from '#src/app/membership-facts.ts';
import { membershipSection } from './membership.facts.ts';
import { MembershipNotice } from './membership-notice.view.tsx';

const copy = accountMessages.membership;

/** The membership, with what can be done about it. */
export function AccountMembership({ flow, session }: { flow: AccountRef; session: Session }) {
  const client = useClient();
  const overlays = useActor('overlays');
  const tiers = useSelector(useApp(), ({ context }) => context.programme?.tiers ?? noTiers);
  if (!session.membership) return <p>{copy.none}</p>;

  const facts = factsOfMembership(session.membership, tiers);
  const { situation, endsAt } = facts;
  const isRunning = endsAt !== null && (situation === 'running' || situation === 'scheduled');
  const mayChange = isRunning && hasTierPages(client);
  return (
    <MembershipSection
      {...membershipSection(facts, session, client)}
      notice={<MembershipNotice flow={flow} facts={facts} />}
      onChangePlan={
        mayChange
          ? () => overlays.send({ type: 'overlay.open', overlay: { kind: 'subscription', mode: 'upgrade' } })
          : null
      }
    />
  );
}

const noTiers = [] as const;
