import { useSelector } from '@xstate/react';
import type { Membership, Session } from '#machines/domain/member.ts';
import { mayLeave } from '#machines/domain/membership-over.ts';
import { useActor, useApp } from '#src/app/app-context.ts';
import { factsOfMembership } from '#src/app/membership-facts.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { accountMessages } from './account.messages.ts';
import { LeavingSection } from './leaving-section.tsx';

const copy = accountMessages.leaving;

/** Logging out, and cancelling the membership. */
export function Leaving({ session: { membership } }: { session: Session }) {
  const session = useActor('session');
  const overlays = useActor('overlays');
  const tiers = useSelector(useApp(), ({ context }) => context.programme?.tiers ?? noTiers);
  const cancel = () => overlays.send({ type: 'overlay.open', overlay: { kind: 'membershipCancel' } });
  return (
    <LeavingSection
      onLogOut={() => session.send({ type: 'session.logOut' })}
      cancel={membership && cancelling(membership, factsOfMembership(membership, tiers).endsAt, cancel)}
    />
  );
}

/** Whether the section is about cancelling, too. */
export const saysCancel = (membership: Membership | null): boolean =>
  membership !== null && (mayLeave(membership) || Boolean(membership.pendingPayment));

function cancelling(membership: Membership, endsAt: string | null, onCancel: () => void) {
  if (!saysCancel(membership)) return null;
  if (membership.pendingPayment) return { note: copy.cancelLater, onCancel: null };
  return { note: endsAt === null ? copy.cancelNow : copy.cancelNote(formatDate(endsAt)), onCancel };
}

const noTiers = [] as const;
