import { imageOf } from '#machines/domain/theme.ts';
import type { InviteFriendsRef } from '#machines/invite-friends/invite-friends.machine.ts';
import { useClient, useTheme } from '#src/app/app-context.ts';
import type { FlowView } from '#src/app/flow-dialog.tsx';
import { inviteFriendsMessages as copy } from '#src/flows/invite-link/invite-link.messages.ts';
import { InviteLinkView } from '#src/flows/invite-link/invite-link.view.tsx';
import { Alert } from '#src/ui/alert/alert.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { ExternalFrame } from '#src/ui/external-frame/external-frame.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { Waiting } from '#src/ui/waiting/waiting.tsx';
import { InviteFriends } from './invite-friends.tsx';
import * as styles from './invite-friends.css.ts';

/** The frame of the referral programme or the plain link, over how inviting goes. */
export const inviteFriendsView: FlowView<InviteFriendsRef, 'inviting'> = {
  width: 600,
  selectStep: ({ status }) => (status === 'active' ? 'inviting' : null),
  useStep: ({ flow, snapshot, step }) => {
    const { referralReward } = useClient();
    const theme = useTheme();
    const { inviteLink } = snapshot.children;
    const { frameUrl } = snapshot.context;
    return {
      step,
      title: copy.title,
      footer: (
        <Button isWide variant="outlined" onClick={() => flow.send({ type: 'flow.close' })}>
          {copy.close}
        </Button>
      ),
      body: (
        <InviteFriends reward={referralReward} picture={imageOf(theme, 'referral_bg')}>
          {frameUrl !== null && (
            <div className={styles.framed}>
              <div className={styles.stage}>
                {snapshot.hasTag('busy') && <FrameSkeleton />}
                <ExternalFrame
                  className={styles.frame}
                  src={frameUrl}
                  title={copy.frame}
                  onReceived={() => flow.send({ type: 'frame.responded' })}
                />
              </div>
              <Link href={frameUrl}>{copy.openFrame}</Link>
            </div>
          )}
          {snapshot.matches('preparing') && (
            <div className={styles.stage}>
              <FrameSkeleton />
            </div>
          )}
          {snapshot.matches({ framed: 'silent' }) && <Alert type="info">{copy.silent}</Alert>}
          {inviteLink && <InviteLinkView actor={inviteLink} />}
        </InviteFriends>
      ),
    };
  },
};

function FrameSkeleton() {
  return (
    <Waiting className={styles.waiting} label={copy.loading}>
      <Skeleton height="100%" radius={12} />
    </Waiting>
  );
}
