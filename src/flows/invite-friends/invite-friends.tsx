import { inviteFriendsMessages as copy } from '#src/flows/invite-link/invite-link.messages.ts';
import { StepList } from '#src/ui/step-list/step-list.tsx';
import * as styles from './invite-friends.css.ts';

/** What inviting friends brings, and how it goes. */
export function InviteFriends() {
  return (
    <>
      <p className={styles.words}>{copy.text}</p>
      <h3 className={styles.heading}>{copy.stepsTitle}</h3>
      <StepList steps={copy.steps} />
    </>
  );
}
