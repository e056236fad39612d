import { Check, History, Rocket } from 'lucide-react';
import { subscriptionMessages } from './subscription.messages.ts';
import { StepList } from '#src/ui/step-list/step-list.tsx';
import * as styles from './greeting.css.ts';

const copy = subscriptionMessages.welcome;

/** Somebody who comes straight from signing up: how it goes from here. */
export function NewMemberWelcome({ clientName }: { clientName: string }) {
  return (
    <div className={styles.greeting}>
      <div className={styles.head}>
        <span className={styles.tile} aria-hidden="true">
          <Rocket size={28} strokeWidth={1.75} />
        </span>
        <p className={styles.words}>{copy.text.new(clientName)}</p>
      </div>
      <StepList steps={copy.steps} />
    </div>
  );
}

/** Whether the plan has ended, will end, gives way to a lower one, or goes on. */
export type PlanEnd = 'returning' | 'running' | 'changing' | 'renewing';

interface ReminderProps {
  clientName: string;
  state: PlanEnd;
  /** What the member is or was on, and until when; null where nothing is known of it. */
  last: { plan: string; price: string; note: string | null } | null;
}

/** Somebody who has been here before: what was, and what waits. */
export function ReminderWelcome({ clientName, state, last }: ReminderProps) {
  return (
    <div className={styles.greeting}>
      <div className={styles.head}>
        <span className={styles.quietTile} aria-hidden="true">
          <History size={28} strokeWidth={1.75} />
        </span>
        <p className={styles.words}>{copy.text[state](clientName)}</p>
      </div>
      {last && (
        <div className={styles.plan}>
          <p className={styles.planLabel}>{copy.plan[state]}</p>
          <p className={styles.planName}>{last.plan}</p>
          {last.note !== null && <p className={styles.planLabel}>{last.note}</p>}
          <p className={styles.planPrice}>{last.price}</p>
        </div>
      )}
      <ul className={styles.points}>
        {copy.waiting.map((point) => (
          <li key={point} className={styles.point}>
            <Check size={20} strokeWidth={2} className={styles.pointIcon} aria-hidden="true" />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
