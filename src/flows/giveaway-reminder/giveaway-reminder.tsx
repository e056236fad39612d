import { Ticket, X } from 'lucide-react';
import { formatInteger } from '#src/messages/format.ts';
import { IconButton } from '#src/ui/icon-button/icon-button.tsx';
import * as styles from './giveaway-reminder.css.ts';
import { giveawayReminderMessages as copy } from './giveaway-reminder.messages.ts';

interface GiveawayReminderProps {
  ticketCount: number;
  onShow: () => void;
  onClose: () => void;
}

/** Stands in its corner until it is put away. */
export function GiveawayReminder({ ticketCount, onShow, onClose }: GiveawayReminderProps) {
  return (
    <aside className={styles.reminder} aria-label={copy.label}>
      <Ticket size={22} className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <p role="status">{copy.text(formatInteger(ticketCount), ticketCount === 1)}</p>
        <button type="button" className={styles.show} onClick={onShow}>
          {copy.show}
        </button>
      </div>
      <IconButton label={copy.close} onClick={onClose}>
        <X size={18} />
      </IconButton>
    </aside>
  );
}
