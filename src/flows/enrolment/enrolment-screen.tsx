import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { enrolmentMessages as copy } from './enrolment.messages.ts';
import { Alert } from '#src/ui/alert/alert.tsx';
import { PlanPicker } from '#src/ui/plan-picker/plan-picker.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { Waiting } from '#src/ui/waiting/waiting.tsx';
import { EnrolmentForm, type EnrolmentFormProps } from './enrolment-form.tsx';
import * as styles from './enrolment-screen.css.ts';

/** The one plan, where there is no other. */
export interface EnrolmentOffer {
  name: string;
  limits: string;
  benefits: readonly string[];
}

interface EnrolmentScreenProps extends Omit<EnrolmentFormProps, 'isBusy'> {
  firstName: string;
  /** `confirming`: it is being found out whether somebody has joined. */
  state: 'loading' | 'editing' | 'joining' | 'confirming';
  /** What to choose among, or the one offer that there is. */
  offered: { plans: ComponentProps<typeof PlanPicker> } | { offer: EnrolmentOffer } | null;
  /** How it is going, while it is being confirmed. */
  payment: ReactNode;
}

/** Joining as somebody who is signed in already. */
export function EnrolmentScreen({ firstName, state, offered, payment, ...form }: EnrolmentScreenProps) {
  const isOffer = offered !== null && 'offer' in offered;
  return (
    <div className={styles.screen}>
      <h1 className={styles.title} tabIndex={-1}>
        {copy.title(firstName, form.clientName)}
      </h1>
      <p className={styles.lead}>{isOffer ? copy.leadOffer : copy.leadPlans}</p>
      {state === 'confirming' && <div className={styles.plans}>{payment}</div>}
      {state === 'loading' ? (
        <EnrolmentSkeleton />
      ) : (
        <div hidden={state === 'confirming'}>
          {offered === null && (
            <div className={styles.plans}>
              <Alert type="info">{copy.empty}</Alert>
            </div>
          )}
          {offered && 'plans' in offered && (
            <>
              <div className={styles.plans}>
                <PlanPicker {...offered.plans} />
              </div>
              <div className={styles.below}>
                <EnrolmentForm {...form} isBusy={state === 'joining'} />
              </div>
            </>
          )}
          {offered && 'offer' in offered && (
            <div className={styles.columns}>
              <div className={styles.form}>
                <EnrolmentForm {...form} isBusy={state === 'joining'} />
              </div>
              <Offer {...offered.offer} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

function Offer({ name, limits, benefits }: EnrolmentOffer) {
  return (
    <section className={styles.offer} aria-label={copy.offer}>
      <h2 className={styles.offerTitle}>{name}</h2>
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit} className={styles.benefit}>
            <Check size={14} strokeWidth={2.5} className={styles.check} aria-hidden="true" />
            {benefit}
          </li>
        ))}
      </ul>
      <p className={styles.limits}>{limits}</p>
    </section>
  );
}

function EnrolmentSkeleton() {
  return (
    <Waiting className={styles.skeleton} label={copy.loading}>
      <Skeleton height={240} radius={12} />
      <Skeleton height={48} radius={8} />
    </Waiting>
  );
}
