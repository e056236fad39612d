import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { accountMessages } from './account.messages.ts';
import { Section } from './account-section.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Badge } from '#src/ui/chip/chip.tsx';
import { Link } from '#src/ui/link/link.tsx';
import * as styles from './membership-section.css.ts';

const copy = accountMessages.membership;

export interface MembershipRow {
  label: string;
  value: string;
  note?: string;
}

export interface MembershipSectionProps {
  status: { label: string; tone: 'success' | 'warning' | 'error' | 'neutral' };
  /** `Gold, monthly`; null where the plan is not offered any more. */
  plan: string | null;
  price: string | null;
  priceNote: string | null;
  rows: readonly MembershipRow[];
  benefitsTitle: string;
  benefits: readonly string[];
  /** Who moves an annual plan to a monthly one; null for a monthly plan. */
  annual: { supportEmail: string } | null;
  /** What is about to happen to the membership, and how to take it back. */
  notice: ReactNode;
  onChangePlan: (() => void) | null;
}

/** What the member is on, what it costs and when, and what can be done about it. */
export function MembershipSection(props: MembershipSectionProps) {
  const { status, plan, price, priceNote, rows, benefits, annual, notice, onChangePlan } = props;
  return (
    <Section id="membership" title={copy.title}>
      {notice}
      <div className={styles.card}>
        <div className={benefits.length > 0 ? styles.columns : undefined}>
          <div className={styles.facts}>
            <div className={styles.head}>
              <p className={styles.plan}>{plan ?? copy.noPlan}</p>
              <Badge tone={status.tone}>{status.label}</Badge>
            </div>
            {price !== null && <p className={styles.price}>{price}</p>}
            {priceNote !== null && <p className={styles.note}>{priceNote}</p>}
            <dl className={styles.rows}>
              {rows.map(({ label, value, note }) => (
                <div key={label} className={styles.row}>
                  <dt className={styles.label}>{label}</dt>
                  <dd className={styles.value}>
                    {value}
                    {note !== undefined && <span className={styles.valueNote}>{note}</span>}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          {benefits.length > 0 && (
            <div className={styles.benefits}>
              <h3 className={styles.subheading}>{props.benefitsTitle}</h3>
              <ul className={styles.list}>
                {benefits.map((benefit) => (
                  <li key={benefit} className={styles.benefit}>
                    <Check size={16} strokeWidth={2.5} className={styles.check} aria-hidden="true" />
                    {benefit}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        {(annual || onChangePlan) && (
          <div className={styles.action}>
            <p className={styles.actionNote}>
              {annual ? <AnnualNote supportEmail={annual.supportEmail} /> : copy.changeNote}
            </p>
            {onChangePlan && (
              <Button variant="outlined" onClick={onChangePlan}>
                {copy.change}
              </Button>
            )}
          </div>
        )}
      </div>
    </Section>
  );
}

function AnnualNote({ supportEmail }: { supportEmail: string }) {
  if (supportEmail === '') return accountMessages.annual.noSupport;
  return (
    <>
      {accountMessages.annual.text} <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
    </>
  );
}
