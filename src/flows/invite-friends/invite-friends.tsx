import type { ReactNode } from 'react';
import type { ThemeImage } from '#machines/domain/theme.ts';
import { inviteFriendsMessages as copy } from '#src/flows/invite-link/invite-link.messages.ts';
import { styleOf } from '#src/theme/style-of.ts';
import { Picture } from '#src/ui/picture/picture.tsx';
import { StepList } from '#src/ui/step-list/step-list.tsx';
import * as styles from './invite-friends.css.ts';

interface InviteFriendsProps {
  /** What a friend brings, `$15.00`; null where the client does not say. */
  reward: string | null;
  /** The tenant's picture for the invitation; its path is empty where it has none. */
  picture: ThemeImage;
  /** The way to invite somebody. */
  children: ReactNode;
}

/** What inviting friends brings, the way to do it, and how it goes. */
export function InviteFriends({ reward, picture, children }: InviteFriendsProps) {
  return (
    <div className={styles.content}>
      <Picture className={styles.picture} src={picture.imagePath} alt="" style={styleOf(picture.css)} />
      <p className={styles.words}>
        {reward !== null && <b>{copy.reward(reward)}. </b>}
        <span>{copy.rewardText}</span>
      </p>
      {children}
      <section aria-labelledby="how-it-works">
        <h3 id="how-it-works" className={styles.heading}>
          {copy.stepsInShort}
        </h3>
        <StepList steps={copy.steps} />
      </section>
    </div>
  );
}
