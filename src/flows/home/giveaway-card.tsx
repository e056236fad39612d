import { routes } from '#machines/domain/routes.ts';
import { formatInteger } from '#src/messages/format.ts';
import { homeMessages } from './home.messages.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Button } from '#src/ui/button/button.tsx';
import * as styles from './giveaway-card.css.ts';

interface GiveawayCardProps {
  ticketCount: number;
  hasDeals: boolean;
  onShowTickets?: () => void;
}

const copy = homeMessages.giveaway;

export function GiveawayCard({ ticketCount, hasDeals, onShowTickets }: GiveawayCardProps) {
  return (
    <section className={styles.ticket} aria-labelledby="giveaway">
      <div className={styles.stub}>
        <h2 id="giveaway" className={styles.title}>
          {copy.title}
        </h2>
        <p className={styles.figure}>
          <span className={styles.count}>{formatInteger(ticketCount)}</span> {copy.tickets(ticketCount)}
        </p>
      </div>
      <div className={styles.body}>
        <p>{ticketCount > 0 ? copy.some : copy.none}</p>
        {onShowTickets && ticketCount > 0 ? (
          <Button className={styles.button} onClick={onShowTickets}>
            {copy.show}
          </Button>
        ) : (
          hasDeals && (
            <ButtonLink className={styles.button} href={routes.rewards.path}>
              {copy.how}
            </ButtonLink>
          )
        )}
      </div>
    </section>
  );
}
