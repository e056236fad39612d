import type { ReactNode } from 'react';
import type { CurrencyCode } from '#machines/domain/client.ts';
import type { Referrals } from '#machines/domain/referral.ts';
import type { ThemeImage } from '#machines/domain/theme.ts';
import { styleOf } from '#src/theme/style-of.ts';
import { Picture } from '#src/ui/picture/picture.tsx';
import type { Section } from '#src/ui/section/section.ts';
import { FriendList } from './friend-list.tsx';
import * as styles from './referrals-screen.css.ts';
import { referralsMessages as copy } from './referrals.messages.ts';

interface ReferralsScreenProps {
  currency: CurrencyCode;
  /** What a friend brings, `$15.00`; null where the client does not say. */
  reward: string | null;
  /** The tenant's picture for the invitation; its path is empty where it has none. */
  picture: ThemeImage;
  /** The member's link, or what stands in its place. */
  link: ReactNode;
  friends: Section<Referrals>;
}

export function ReferralsScreen({ currency, reward, picture, link, friends }: ReferralsScreenProps) {
  return (
    <div className={styles.screen}>
      <header>
        <h1 className={styles.title} tabIndex={-1}>
          {copy.title}
        </h1>
        <p className={styles.lead}>{copy.lead(reward)}</p>
      </header>
      <div className={styles.top}>
        <section className={styles.share} aria-labelledby="share">
          <Picture className={styles.picture} src={picture.imagePath} alt="" style={styleOf(picture.css)} />
          <div className={styles.invitation}>
            <h2 id="share" className={styles.heading}>
              {copy.shareTitle}
            </h2>
            {link}
          </div>
        </section>
        <section className={styles.how} aria-labelledby="how">
          <h2 id="how" className={styles.heading}>
            {copy.howTitle}
          </h2>
          <ol className={styles.steps}>
            {copy.steps.map(({ title, text }, index) => (
              <li key={title} className={styles.step}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <span>
                  <b className={styles.stepTitle}>{title}</b>
                  <span className={styles.stepText}>{text}</span>
                </span>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <FriendList section={friends} currency={currency} />
    </div>
  );
}
