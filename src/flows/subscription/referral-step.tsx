import { UserRoundPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { inviteFriendsMessages as copy } from '#src/flows/invite-link/invite-link.messages.ts';
import { StepList } from '#src/ui/step-list/step-list.tsx';
import * as styles from './greeting.css.ts';

interface ReferralStepProps {
  /** What a friend brings, `$15.00`; null where the client does not say. */
  reward: string | null;
  /** The member's link, or what stands in its place. */
  link: ReactNode;
}

/** Inviting friends: what it brings, the link, and how it goes. */
export function ReferralStep({ reward, link }: ReferralStepProps) {
  return (
    <div className={styles.greeting}>
      <div className={styles.head}>
        <span className={styles.tile} aria-hidden="true">
          <UserRoundPlus size={28} strokeWidth={1.75} />
        </span>
        <div>
          {reward !== null && <p className={styles.big}>{copy.reward(reward)}</p>}
          <p className={styles.words}>{copy.rewardText}</p>
        </div>
      </div>
      {link}
      <section aria-labelledby="how-inviting-works">
        <h3 id="how-inviting-works" className={styles.subheading}>
          {copy.stepsInShort}
        </h3>
        <StepList steps={copy.steps} />
      </section>
    </div>
  );
}
