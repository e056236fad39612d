import type { ReactNode } from 'react';
import { routes } from '#machines/domain/routes.ts';
import { signUpMessages } from './sign-up.messages.ts';
import { Alert } from '#src/ui/alert/alert.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { SummaryList, type SummaryRow } from '#src/ui/summary-list/summary-list.tsx';
import { StepFrame, type StepPlace } from './step-frame.tsx';
import * as styles from './billing-step.css.ts';

const copy = signUpMessages.billing;

interface BillingStepProps {
  place: StepPlace;
  /**
   * `linking`: the card is with the server, and nothing leads away. `joining`: linked, the membership is being read.
   * `unsettled`: it could not be read.
   */
  state: 'paying' | 'linking' | 'joining' | 'unsettled';
  rows: readonly SummaryRow[];
  canChangePlan: boolean;
  /** The card step, or what stands in its place while it is being prepared. */
  card: ReactNode;
  onRetry: () => void;
}

/** Checkout: the card at the left, what it costs at the right. */
export function BillingStep({ place, state, rows, canChangePlan, card, onRetry }: BillingStepProps) {
  const { backHref, ...fixed } = place;
  return (
    <StepFrame
      place={state === 'paying' && backHref !== undefined ? place : fixed}
      title={copy.title}
      lead={copy.lead}
    >
      <div className={styles.columns}>
        <div className={styles.card}>
          {state === 'unsettled' ? (
            <div className={styles.unsettled}>
              <Alert type="warning" title={copy.unsettled.title}>
                {copy.unsettled.text}
              </Alert>
              <Button onClick={onRetry}>{copy.unsettled.retry}</Button>
            </div>
          ) : (
            <>
              {state === 'joining' ? (
                <p data-announced="">
                  {copy.joining} {copy.joiningHint}
                </p>
              ) : (
                card
              )}
            </>
          )}
        </div>
        <section className={styles.summary} aria-labelledby="order">
          <div className={styles.summaryHead}>
            <h2 id="order" className={styles.summaryTitle}>
              {copy.summary}
            </h2>
            {canChangePlan && state === 'paying' && (
              <Link href={routes['sign-up-tiers'].path}>{copy.changePlan}</Link>
            )}
          </div>
          <SummaryList rows={rows} />
        </section>
      </div>
    </StepFrame>
  );
}
