import { Check } from 'lucide-react';
import { routes } from '#machines/domain/routes.ts';
import { returnPlanMessages as copy } from './return-plan.messages.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Button } from '#src/ui/button/button.tsx';
import * as styles from './return-plan.css.ts';

export interface PlanLeft {
  name: string;
  /** `Starter, monthly`. */
  plan: string;
  price: string;
  benefits: readonly string[];
}

interface ReturnPlanProps {
  /** What the member was on, or chose by a link; null where it is not offered any more. */
  last: PlanLeft | null;
  /** Whether there is another plan to choose. */
  hasPlans: boolean;
  onReturn: () => void;
  onPlans: () => void;
}

/** What somebody whose membership is over may come back to. */
export function ReturnPlan({ last, hasPlans, onReturn, onPlans }: ReturnPlanProps) {
  return (
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
  );
}

/** What is owed comes before any plan. */
export function ReturnOwing({ amount }: { amount: string }) {
  return (
    <section className={styles.card} aria-label={copy.owes.title}>
      <h2 className={styles.plan}>{copy.owes.title}</h2>
      <p>{copy.owes.text(amount)}</p>
      <div className={styles.actions}>
        <ButtonLink href={routes.renew.path}>{copy.owes.pay(amount)}</ButtonLink>
      </div>
    </section>
  );
}
