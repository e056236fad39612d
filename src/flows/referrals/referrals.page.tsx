import type { ReferralsRef } from '#machines/referrals/referrals.machine.ts';
import { useSelector } from '@xstate/react';
import type { ResourceRef } from '#machines/resource/resource.machine.ts';
import type { Referrals } from '#machines/domain/referral.ts';
import { imageOf } from '#machines/domain/theme.ts';
import type { InviteLinkRef } from '#machines/invite-link/invite-link.machine.ts';
import { useClient, useTheme } from '#src/app/app-context.ts';
import { flowPage } from '#src/app/flow-page.tsx';
import { useReadSection } from '#src/app/use-section.ts';
import { InviteLinkView } from '#src/flows/invite-link/invite-link.view.tsx';
import { ReferralsScreen } from './referrals-screen.tsx';
import { provideReferrals } from './referrals.actors.ts';

/** Where a member shares a link, and follows who came by it. */
export default { view: flowPage('referrals', ReferralsPage), provide: provideReferrals };

export function ReferralsPage({ flow }: { flow: ReferralsRef }) {
  const friends = useSelector(flow, ({ children }) => children.friends);
  const inviteLink = useSelector(flow, ({ children }) => children.inviteLink);
  return friends && inviteLink && <Shown friends={friends} inviteLink={inviteLink} />;
}

interface ShownProps {
  friends: ResourceRef<Referrals, Record<string, never>>;
  inviteLink: InviteLinkRef;
}

function Shown({ friends, inviteLink }: ShownProps) {
  const { currencyCode, referralReward } = useClient();
  const theme = useTheme();
  return (
    <ReferralsScreen
      currency={currencyCode}
      reward={referralReward}
      picture={imageOf(theme, 'referral_bg')}
      link={<InviteLinkView actor={inviteLink} />}
      friends={useReadSection(friends)}
    />
  );
}
