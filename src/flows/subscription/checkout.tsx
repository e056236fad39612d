import { CreditCard } from 'lucide-react';
import { subscriptionMessages } from './subscription.messages.ts';
import { Alert } from '#src/ui/alert/alert.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { CheckboxField } from '#src/ui/checkbox-field/checkbox-field.tsx';
import { SummaryList, type SummaryRow } from '#src/ui/summary-list/summary-list.tsx';
import { BenefitList } from './benefit-list.tsx';
import * as styles from './subscription.css.ts';

const copy = subscriptionMessages.upgrade;

export interface CheckoutProps {
  rows: readonly SummaryRow[];
  gained: readonly string[];
  lost: readonly string[];
  /** Said where nothing is lost. */
  nothingLost: string;
  /** Whether and when the member can move down again. */
  way: string;
  card: { name: string; expiry: string } | null;
  /** The charge that is consented to; null where nothing is charged. */
  consent: { label: string; isGiven: boolean } | null;
  annual: { title: string; text: string } | null;
  error: { title: string; text: string } | null;
  onConsent: (isGiven: boolean) => void;
  onAnnual: () => void;
  onChangeCard: () => void;
}

/** What an upgrade costs and brings, before it is paid: first what the button waits for. */
export function Checkout(props: CheckoutProps) {
  const { rows, gained, lost, nothingLost, way, card, consent, annual, error } = props;
  return (
    <div className={styles.stack}>
      {error && (
        <Alert type="error" title={error.title}>
          {error.text}
        </Alert>
      )}
      <div className={styles.columns}>
        <div className={styles.payment}>
          <SummaryList rows={rows.filter(({ isEmphasised }) => isEmphasised)} />
          <div className={styles.cardRow}>
            <span className={styles.cardIcon} aria-hidden="true">
              <CreditCard size={20} />
            </span>
            <div>
              <p className={styles.cardNote}>{copy.card}</p>
              <p className={styles.cardName}>{card?.name ?? copy.noCard}</p>
              {card && <p className={styles.cardNote}>{card.expiry}</p>}
            </div>
            <Button variant="quiet" onClick={props.onChangeCard}>
              {copy.change}
            </Button>
          </div>
          {consent && (
            <CheckboxField
              name="consent"
              label={consent.label}
              checked={consent.isGiven}
              onChange={({ currentTarget }) => props.onConsent(currentTarget.checked)}
            />
          )}
          {annual && (
            <div className={styles.upsell}>
              <div>
                <p className={styles.upsellTitle}>{annual.title}</p>
                <p>{annual.text}</p>
              </div>
              <Button variant="outlined" onClick={props.onAnnual}>
                {copy.annual.action}
              </Button>
            </div>
          )}
        </div>
        <div className={styles.amounts}>
          <SummaryList rows={rows.filter(({ isEmphasised }) => !isEmphasised)} />
        </div>
      </div>
      <div className={styles.columns}>
        {gained.length > 0 && <BenefitList kind="gained" title={copy.gained} benefits={gained} />}
        <div className={styles.stack}>
          {lost.length > 0 ? (
            <BenefitList kind="lost" title={copy.lost} benefits={lost} />
          ) : (
            <p className={styles.lead}>{nothingLost}</p>
          )}
          <p className={styles.lead}>{way}</p>
        </div>
      </div>
    </div>
  );
}
