import { ChevronDown, CircleCheck, SearchX } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge } from '#src/ui/chip/chip.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { OfferEnd } from '#src/ui/offer-end/offer-end.tsx';
import { OfferLogo } from '#src/ui/offer-logo/offer-logo.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { SectionError } from '#src/ui/section/section-error.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { StepList } from '#src/ui/step-list/step-list.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { Waiting } from '#src/ui/waiting/waiting.tsx';
import { rewardMessages as copy } from './reward.messages.ts';
import * as styles from './reward.css.ts';

export interface OfferProps {
  brand: string;
  logo: string;
  image: string | null;
  /** How it is earned; `unknown` where the server does not say. */
  kind: 'card_linked' | 'click' | 'unknown';
  rewardText: string;
  description: string;
  terms: string;
  /** Until when, in words. */
  ends: string;
  /** The same as an instant; null for none. */
  endsAt: string | null;
  /** The nearest first, where it is known where the member is. */
  places: readonly { id: string; address: string; directions: string; distance: string | null }[];
  /** How many more there are. */
  further: number;
  /** Whether there are stores, all of them farther away than `reach`. */
  isOutOfReach: boolean;
  reach: string;
}

/** One offer: what it earns, how, where, and until when. */
export function Offer(props: OfferProps) {
  const { brand, logo, image, kind, rewardText, description, terms, ends, places } = props;
  const [isBroken, setBroken] = useState(false);
  const hasImage = image !== null && !isBroken;
  const [how, where] = [useId(), useId()];
  return (
    <div className={styles.offer}>
      {hasImage && (
        <Picture className={styles.picture} src={image} alt="" onMissing={() => setBroken(true)} />
      )}
      <div className={hasImage ? undefined : styles.top}>
        {!hasImage && <OfferLogo logo={logo} brand={brand} />}
        <div>
          <p className={styles.reward}>{rewardText}</p>
          <p className={styles.facts}>
            <OfferEnd endsAt={props.endsAt} />
            {kind !== 'unknown' && (
              <Badge tone={kind === 'card_linked' ? 'primary' : 'neutral'}>{copy.kinds[kind]}</Badge>
            )}
            {ends}
          </p>
        </div>
      </div>
      {description !== '' && <p className={styles.words}>{description}</p>}
      {kind !== 'unknown' && (
        <section aria-labelledby={how}>
          <h3 id={how} className={styles.heading}>
            {copy.how}
          </h3>
          <StepList steps={copy.steps[kind](brand)} />
        </section>
      )}
      {(places.length > 0 || props.isOutOfReach) && (
        <section aria-labelledby={where}>
          <h3 id={where} className={styles.heading}>
            {copy.where}
          </h3>
          {props.isOutOfReach && <p className={styles.words}>{copy.outOfReach(props.reach)}</p>}
          <ul className={styles.places}>
            {places.map(({ id, address, directions, distance }) => (
              <li key={id} className={styles.place}>
                <span>
                  <span>{address}</span>
                  {distance !== null && <span className={styles.distance}>{distance}</span>}
                </span>
                <Link href={directions} className={styles.directions}>
                  {copy.directions}
                  <VisuallyHidden> {copy.toPlace(address || brand)}</VisuallyHidden>
                </Link>
              </li>
            ))}
            {props.further > 0 && <li className={styles.words}>{copy.further(props.further)}</li>}
          </ul>
        </section>
      )}
      {terms !== '' && (
        <details className={styles.terms}>
          <summary className={styles.termsTitle}>
            {copy.terms}
            <ChevronDown size={20} className={styles.termsIcon} aria-hidden="true" />
          </summary>
          <p className={styles.termsText}>{terms}</p>
        </details>
      )}
    </div>
  );
}

/** What there is to do about an offer: one thing, or nothing at all. */
export type OfferAction =
  { kind: 'link' } | { kind: 'ready' } | { kind: 'shop'; href: string } | { kind: 'none' | 'unknown' };

interface OfferFootProps {
  brand: string;
  action: OfferAction;
  onLink: () => void;
}

export function OfferFoot({ brand, action, onLink }: OfferFootProps) {
  switch (action.kind) {
    case 'link':
      return (
        <Button isWide onClick={onLink}>
          {copy.link}
        </Button>
      );
    case 'shop':
      return (
        <ButtonLink isWide href={action.href}>
          {copy.shop(brand)}
        </ButtonLink>
      );
    case 'ready':
      return (
        <p className={styles.ready}>
          <CircleCheck size={20} className={styles.readyIcon} aria-hidden="true" />
          {copy.ready}
        </p>
      );
    case 'none':
      return <p className={styles.words}>{copy.unreachable}</p>;
    case 'unknown':
      return null;
  }
}

/** In the geometry of an offer. */
export function OfferLoading() {
  return (
    <Waiting className={styles.offer} label={copy.loading}>
      <Skeleton height={168} radius={12} />
      <Skeleton width={220} height={72} />
      <Skeleton height={48} />
      <Skeleton height={192} />
      <Skeleton height={48} />
    </Waiting>
  );
}

export function OfferFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return <SectionError title={copy.failed} message={message} onRetry={onRetry} />;
}

export function OfferAbsent({ onBrowse }: { onBrowse: () => void }) {
  return (
    <EmptyState
      icon={<SearchX size={20} />}
      title={copy.absent.title}
      text={copy.absent.text}
      action={<Button onClick={onBrowse}>{copy.absent.all}</Button>}
    />
  );
}
