import { CalendarClock, Check, Wallet, X } from 'lucide-react';
import { routes } from '#machines/domain/routes.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { membershipCancelMessages } from './membership-cancel.messages.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { StepHeading } from '#src/ui/step-heading/step-heading.tsx';
import { Waiting } from '#src/ui/waiting/waiting.tsx';
import * as styles from './membership-cancel.css.ts';

const copy = membershipCancelMessages.review;

export interface CancelReviewProps {
  /** Null where the plan is not offered any more. */
  plan: string | null;
  /** Already in words: the last day; null where the paid period is over already. */
  endsOn: string | null;
  /** What is charged all the same, in words; null for nothing. */
  charge: string | null;
  /** What stays owed and for what, in words; null for nothing. */
  debt: string | null;
  /** What is owed and brings the benefits of the plan back until it is cancelled; null where it does not, or costs more. */
  payFirst: { amount: string; plan: string; until: string } | null;
  /** The plan of a scheduled change, which will not happen; null without one. */
  dropped: string | null;
  /** What ends with the membership. */
  benefits: readonly string[];
  /** What the member is owed, in words; `unread` when it could not be had, null where the server does not say it. */
  owed:
    | { kind: 'owed'; amount: string; pending: string | null }
    | { kind: 'nothing' }
    | { kind: 'unread' }
    | null;
  /** Whether it can be withdrawn now. */
  canWithdraw: boolean;
  /** A plan that costs less; null when there is none to move to. */
  cheaper: { plan: string; price: string } | null;
  /** Whether there is a card that may be paused. */
  canPause: boolean;
  /** Whether purchases are rounded up. */
  isRoundUp: boolean;
  onRetry: () => void;
  onWithdraw: () => void;
  onChangePlan: () => void;
  onOpenCards: () => void;
}

/** What ends and when, what is lost, and what the member is owed, before anything is asked. */
export function CancelReview(props: CancelReviewProps) {
  const { plan, endsOn, charge, debt, payFirst, dropped, benefits, cheaper, canPause, isRoundUp } = props;
  return (
    <div className={styles.step}>
      <div className={styles.fact}>
        <CalendarClock size={22} strokeWidth={1.75} className={styles.factIcon} aria-hidden="true" />
        <div>
          <StepHeading>{copy.ends(plan, endsOn)}</StepHeading>
          <p className={styles.words}>
            {endsOn === null ? copy.unpaid : charge === null ? copy.until : copy.untilCharged(charge)}
          </p>
          {debt !== null && <p className={styles.words}>{copy.owes(debt)}</p>}
          {payFirst && (
            <p className={styles.words}>
              <span>{copy.payFirst(payFirst.amount, payFirst.plan, payFirst.until)}</span>{' '}
              <Link href={routes.renew.path}>{copy.pay(payFirst.amount)}</Link>
            </p>
          )}
          <p className={styles.words}>{endsOn === null ? copy.takesAtOnce : copy.takes}</p>
          {dropped !== null && <p className={styles.words}>{copy.dropped(dropped)}</p>}
        </div>
      </div>
      <Owed {...props} />
      <div>
        <h3 className={styles.subheading}>{endsOn === null ? copy.loseAtOnce : copy.lose}</h3>
        <ul className={styles.list}>
          {[...benefits, copy.cashBackLost].map((benefit) => (
            <li key={benefit} className={styles.item}>
              <X size={16} strokeWidth={2.5} className={styles.lost} aria-hidden="true" />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
      {cheaper && (
        <Offer
          title={copy.instead}
          text={copy.insteadText(cheaper.plan, cheaper.price)}
          action={copy.change}
          onTake={props.onChangePlan}
        />
      )}
      {canPause && (
        <Offer
          title={copy.pause}
          text={copy.pauseText(isRoundUp ? 'rounds' : 'earns')}
          action={copy.openCards}
          onTake={props.onOpenCards}
        />
      )}
    </div>
  );
}

/** What the review asks, always in sight below it. */
export function CancelChoice({ onContinue, onStay }: { onContinue: () => void; onStay: () => void }) {
  return (
    <>
      <Button onClick={onStay}>{copy.store}</Button>
      <Button variant="outlined" onClick={onContinue}>
        {copy.continue}
      </Button>
    </>
  );
}

interface OfferProps {
  title: string;
  text: string;
  action: string;
  onTake: () => void;
}

/** What the member may do instead. */
function Offer({ title, text, action, onTake }: OfferProps) {
  return (
    <div className={styles.offer}>
      <div>
        <h3 className={styles.subheading}>{title}</h3>
        <p className={styles.words}>{text}</p>
      </div>
      <Button variant="quiet" className={styles.offerAction} onClick={onTake}>
        {action}
      </Button>
    </div>
  );
}

type OwedProps = Pick<CancelReviewProps, 'owed' | 'endsOn' | 'canWithdraw' | 'onRetry' | 'onWithdraw'>;

function Owed({ owed, endsOn, canWithdraw, onRetry, onWithdraw }: OwedProps) {
  const owedText = endsOn === null ? copy.owedAtOnce : copy.owedText(endsOn);
  if (owed === null) return null;
  if (owed.kind === 'nothing') {
    return (
      <p className={styles.settled}>
        <Check size={18} className={styles.factIcon} aria-hidden="true" />
        {copy.nothingOwed}
      </p>
    );
  }
  return (
    <div className={styles.owed}>
      <Wallet size={22} strokeWidth={1.75} className={styles.factIcon} aria-hidden="true" />
      <div>
        <h3 className={styles.subheading}>{owed.kind === 'owed' ? copy.owed(owed.amount) : copy.unread}</h3>
        <p className={styles.words}>
          <span>{owed.kind === 'owed' ? owedText : copy.unreadText}</span>
          {owed.kind === 'owed' && owed.pending !== null && <span> {copy.pending(owed.pending)}</span>}
        </p>
        {canWithdraw && (
          <Button variant="quiet" className={styles.owedAction} onClick={onWithdraw}>
            {copy.withdraw}
          </Button>
        )}
        {owed.kind === 'unread' && (
          <Button
            variant="quiet"
            className={styles.owedAction}
            aria-label={controlMessages.retryHint(copy.unread)}
            onClick={onRetry}
          >
            {controlMessages.retry}
          </Button>
        )}
      </div>
    </div>
  );
}

/** In the geometry of the review. */
export function CancelLoading() {
  return (
    <Waiting className={styles.step} label={membershipCancelMessages.loading}>
      <Skeleton height={84} radius={12} />
      <Skeleton height={72} radius={12} />
      <Skeleton height={140} radius={12} />
      <Skeleton height={44} radius={8} />
    </Waiting>
  );
}
