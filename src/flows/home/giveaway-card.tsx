import { formatInteger } from '#src/messages/format.ts';
import { homeMessages } from './home.messages.ts';
import { Button } from '#src/ui/button/button.tsx';
import * as styles from './giveaway-card.css.ts';

interface GiveawayCardProps {
  ticketCount: number;
  /** Why somebody has none. */
  whyNone: WhyNoTickets;
  onShowTickets: () => void;
}

const copy = homeMessages.giveaway;

/** They come with the period, with a payment, or not at all. */
export type WhyNoTickets = keyof typeof copy.none;

export function GiveawayCard({ ticketCount, whyNone, onShowTickets }: GiveawayCardProps) {
  return (
    <section className={styles.ticket} aria-labelledby="giveaway">
      <p className={styles.stub}>
        <span className={styles.count}>{formatInteger(ticketCount)}</span> {copy.tickets(ticketCount)}
      </p>
      <div className={styles.body}>
        <div>
          <h2 id="giveaway" className={styles.title}>
            {copy.title}
          </h2>
          <p className={styles.words}>{ticketCount > 0 ? copy.some : copy.none[whyNone]}</p>
        </div>
        {ticketCount > 0 && (
          <Button variant="outlined" onClick={onShowTickets}>
            {copy.show}
          </Button>
        )}
      </div>
    </section>
  );
}
