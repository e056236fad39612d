import { Check } from 'lucide-react';
import { signUpMessages } from './sign-up.messages.ts';
import { Button } from '#src/ui/button/button.tsx';
import * as styles from './return-step.css.ts';
import { lead as leadStyle, title as titleStyle } from './step-frame.css.ts';

const copy = signUpMessages.comeBack;

export interface ReturnPlan {
  name: string;
  /** `Starter, monthly`. */
  plan: string;
  price: string;
  benefits: readonly string[];
}

interface ReturnStepProps {
  title: string;
  lead: string;
  /** What the member was on, or chose by a link; null where it is not offered any more. */
  last: ReturnPlan | null;
  /** Whether there is another plan to choose. */
  hasPlans: boolean;
  onReturn: () => void;
  onPlans: () => void;
}

/** Somebody whose membership is over, and who may come back. */
export function ReturnStep({ title, lead, last, hasPlans, onReturn, onPlans }: ReturnStepProps) {
  return (
    <div className={styles.screen}>
      <h1 className={titleStyle} tabIndex={-1}>
        {title}
      </h1>
      <p className={leadStyle}>{lead}</p>
      <section className={styles.card} aria-label={copy.plan}>
        {last && (
          <>
            <div className={styles.head}>
              <div>
                <p className={styles.label}>{copy.plan}</p>
                <h2 className={styles.plan}>{last.plan}</h2>
              </div>
              <p className={styles.price}>{last.price}</p>
            </div>
            <ul className={styles.benefits}>
              {last.benefits.map((benefit) => (
                <li key={benefit} className={styles.benefit}>
                  <Check size={16} strokeWidth={2.5} className={styles.check} aria-hidden="true" />
                  {benefit}
                </li>
              ))}
            </ul>
          </>
        )}
        <div className={styles.actions}>
          {last && <Button onClick={onReturn}>{copy.action(last.name)}</Button>}
          {(hasPlans || !last) && (
            <Button variant={last ? 'outlined' : 'primary'} onClick={onPlans}>
              {copy.plans}
            </Button>
          )}
        </div>
        <p className={styles.note}>{copy.note}</p>
      </section>
    </div>
  );
}
