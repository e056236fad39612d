import { PartyPopper } from 'lucide-react';
import { welcomeMessages as copy } from './welcome.messages.ts';
import { StepList } from '#src/ui/step-list/step-list.tsx';
import * as styles from './welcome.css.ts';

/** Greets somebody who has just joined. */
export function Welcome({ clientName }: { clientName: string }) {
  return (
    <>
      <div className={styles.tile} aria-hidden="true">
        <PartyPopper size={28} strokeWidth={1.75} />
      </div>
      <p className={styles.words}>{copy.text(clientName)}</p>
      <StepList steps={copy.steps} />
    </>
  );
}
