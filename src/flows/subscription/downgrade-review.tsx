import { ArrowRight } from 'lucide-react';
import { subscriptionMessages } from './subscription.messages.ts';
import { SummaryList, type SummaryRow } from '#src/ui/summary-list/summary-list.tsx';
import { BenefitList } from './benefit-list.tsx';
import * as styles from './subscription.css.ts';

const copy = subscriptionMessages.downgrade;

export interface DowngradeReviewProps {
  lead: string;
  current: { when: string; name: string; price: string };
  next: { when: string; name: string; price: string };
  rows: readonly SummaryRow[];
  lost: { title: string; benefits: readonly string[] };
  until: string;
}

/** The present plan and the coming one, the date between them, and what is lost on it. */
export function DowngradeReview({ lead, current, next, rows, lost, until }: DowngradeReviewProps) {
  return (
    <div className={styles.stack}>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.plans}>
        <PlanBox {...current} className={styles.plan} />
        <span className={styles.arrow} aria-hidden="true">
          <ArrowRight size={20} />
        </span>
        <PlanBox {...next} className={styles.nextPlan} />
      </div>
      <div className={styles.columns}>
        <div className={styles.stack}>
          {lost.benefits.length > 0 ? (
            <BenefitList kind="lost" title={lost.title} benefits={lost.benefits} />
          ) : (
            <p>{copy.nothingLost}</p>
          )}
          <p className={styles.lead}>{until}</p>
        </div>
        <div className={styles.amounts}>
          <SummaryList rows={rows} />
        </div>
      </div>
    </div>
  );
}

function PlanBox({ when, name, price, className }: DowngradeReviewProps['current'] & { className: string }) {
  return (
    <div className={className}>
      <p className={styles.planWhen}>{when}</p>
      <p className={styles.planName}>{name}</p>
      <p className={styles.planPrice}>{price}</p>
    </div>
  );
}
