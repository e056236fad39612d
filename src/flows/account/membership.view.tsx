import { useSelector } from '@xstate/react';
import type { AccountRef } from '#machines/account/account.machine.ts';
import { hasTierPages } from '#machines/domain/client.ts';
import type { Membership, Session } from '#machines/domain/member.ts';
import { mayLeave } from '#machines/domain/membership-over.ts';
import { useActor, useApp, useClient } from '#src/app/app-context.ts';
import { MembershipSection } from './membership-section.tsx';
import { accountMessages } from './account.messages.ts';
import { formatDate } from '#src/messages/format-date.ts';
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
      cancel={cancelling(session.membership, endsAt, () =>
        overlays.send({ type: 'overlay.open', overlay: { kind: 'membershipCancel' } }),
      )}
    />
  );
}

function cancelling(membership: Membership, endsAt: string | null, onCancel: () => void) {
  if (membership.pendingPayment) return { note: copy.cancelLater, onCancel: null };
  if (!mayLeave(membership)) return null;
  return { note: endsAt === null ? copy.cancelNow : copy.cancelNote(formatDate(endsAt)), onCancel };
}

const noTiers = [] as const;
