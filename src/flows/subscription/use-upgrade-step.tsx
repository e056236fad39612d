import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import { annualSaving, planOf, priceOf, type ChosenPlan } from '#machines/domain/plan-choice.ts';
import { choiceOf, frequencyOf } from '#machines/domain/plan-frequency.ts';
import { activeCards } from '#machines/domain/primary-card.ts';
import { compareBenefits } from '#machines/domain/tier-benefits.ts';
import { annualOffer, payingCard } from '#machines/subscription/upgrade.setup.ts';
import { tierName } from '#machines/domain/tier.ts';
import { useClient } from '#src/app/app-context.ts';
import { CardChoice } from './card-choice.tsx';
import { Checkout } from './checkout.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { Words } from './short-steps.tsx';
import type { DialogStep } from '#src/ui/dialog/dialog.tsx';
import type { ShownPlans } from './subscription.facts.ts';
import { cardExpiry, cardName } from '#src/messages/cards.ts';
import { failureTitle } from '#src/messages/errors.ts';
import { inSentences } from '#src/messages/first-errors.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { formatMoney } from '#src/messages/format.ts';
import { mandateOf } from '#src/messages/mandates.ts';
import { benefitChangeText, planMessages, priceText } from '#src/messages/plans.ts';
import { reason, stack } from './subscription.css.ts';
import { subscriptionMessages } from './subscription.messages.ts';
import { nextChargeText, rowsOf } from './upgrade-rows.ts';
import { Button } from '#src/ui/button/button.tsx';
import { SectionError } from '#src/ui/section/section-error.tsx';
import { CardLinkView } from '#src/flows/card-link/card-link.view.tsx';
import { chargeProblem } from '#src/flows/payment/payment.messages.ts';
import { PaymentView } from '#src/flows/payment/payment.view.tsx';

const { upgrade: copy, comeBack } = subscriptionMessages;
const cardCopy = subscriptionMessages.cards;

/** The review of a higher plan, in whichever of its steps it is. */
export function useUpgradeStep({ snapshot: shown }: ShownPlans): DialogStep | null {
  const client = useClient();
  const { upgrade } = shown.children;
  const { facts } = shown.context;
  const snapshot = useSelector(upgrade, (each) => each);
  const reasonId = useId();
  const [pickedCard, setPickedCard] = useState<string | null>(null);
  if (!upgrade || !snapshot?.context || !facts) return null;

  const { context } = snapshot;
  const target = planOf(context.choice, context.tiers);
  if (!target) return null;
  const { currencyCode, supportEmail } = client;
  const isReturn = context.current === null;
  const words = isReturn ? { ...copy, ...comeBack } : copy;
  const title = words.title(planMessages.plan(tierName(target.tier), frequencyOf(target)));
  const back = (
    <Button variant="quiet" onClick={() => upgrade.send({ type: 'step.back' })}>
      {subscriptionMessages.back}
    </Button>
  );
  const problem = context.error && inSentences(chargeProblem(context.error, supportEmail));

  if (snapshot.matches('previewFailed')) {
    const retry = () => upgrade.send({ type: 'preview.retry' });
    return {
      step: 'upgrading.previewFailed',
      title,
      body: <SectionError title={copy.previewFailed} message={problem ?? ''} onRetry={retry} />,
      footer: back,
    };
  }
  if (snapshot.matches('choosingCard')) {
    const id = pickedCard ?? payingCard(context)?.id ?? null;
    return {
      step: 'upgrading.choosingCard',
      title: cardCopy.title,
      body: (
        <CardChoice
          cards={activeCards(context.cards).map((card) => ({
            id: card.id,
            name: cardName(card),
            expiry: cardExpiry(card),
            isPrimary: card.billing,
          }))}
          selectedId={id}
          onSelect={setPickedCard}
        />
      ),
      footer: (
        <>
          <Button onClick={() => id !== null && upgrade.send({ type: 'card.choose', id })}>
            {cardCopy.use}
          </Button>
          <Button variant="outlined" onClick={() => upgrade.send({ type: 'card.add' })}>
            {cardCopy.another}
          </Button>
          {back}
        </>
      ),
    };
  }
  if (snapshot.matches('linkingCard')) {
    const { cardLink } = snapshot.children;
    return {
      step: 'upgrading.linkingCard',
      title: cardCopy.linkTitle,
      body: (
        <div className={stack}>
          <Words>{cardCopy.linkLead}</Words>
          {cardLink && (
            <CardLinkView actor={cardLink} submitLabel={subscriptionMessages.card.link} surface="dialog" />
          )}
        </div>
      ),
      footer: snapshot.can({ type: 'step.back' }) && back,
    };
  }
  if (snapshot.matches('paying') || snapshot.matches('resuming')) {
    const working = { title: words.paying, text: words.payingHint };
    const body = <PaymentView actor={snapshot.children.upgradePayment} working={working} />;
    return { step: 'upgrading.paying', title, body };
  }
  const { preview } = context;
  if (!snapshot.matches('checkout') || !preview) {
    return { step: 'upgrading.checkout', title, body: <CheckoutSkeleton />, footer: back };
  }

  const changes = compareBenefits(context.current?.tier ?? null, target.tier, context.tiers);
  const money = (cents: number) => formatMoney(cents, currencyCode);
  const card = payingCard(context);
  const isUsable = card?.status === 'active';
  const amount = money(preview.amountToCharge);
  const isFree = preview.amountToCharge === 0;
  const hasAgreed = snapshot.matches({ checkout: 'consented' });
  const mustAgree = !isFree && isUsable && !hasAgreed;
  const annual = annualOffer(context);
  const annualSaved = annual && annualSaving(annual.tier);
  const cap = facts.session.membership?.maxRoundUp ?? null;
  const nextCharge = nextChargeText(target, preview, { cap, currencyCode });
  const until = preview.nextRenewal && formatDate(preview.nextRenewal.date);
  const { lastRoundUps: last = null } = preview;
  return {
    step: 'upgrading.checkout',
    title,
    body: (
      <Checkout
        rows={rowsOf(context.current, target, preview, { cap, currencyCode })}
        gained={changes.gained.map(benefitChangeText)}
        lost={changes.lost.map(benefitChangeText)}
        nothingLost={words.nothingLost}
        way={isReturn ? comeBack.way : wayBack(target, facts.mayDowngrade, until)}
        card={isUsable ? { name: cardName(card), expiry: cardExpiry(card) } : null}
        consent={
          isFree || !isUsable
            ? null
            : {
                label: copy.consent(
                  amount,
                  cardName(card),
                  copy.consentNext(nextCharge, planMessages.every[frequencyOf(target)], until),
                  last && copy.consentRoundUps(money(last.amount), formatDate(last.date)),
                ),
                isGiven: hasAgreed,
              }
        }
        annual={
          annual && {
            title:
              annualSaved === null ? copy.annual.titleWithoutSaving : copy.annual.title(money(annualSaved)),
            text: copy.annual.text(priceText(annual, currencyCode)),
          }
        }
        error={context.error && { title: failureTitle(context.error, words.refused), text: problem ?? '' }}
        onConsent={(isGiven) => upgrade.send({ type: isGiven ? 'consent.give' : 'consent.withdraw' })}
        onAnnual={() => annual && upgrade.send({ type: 'plan.choose', choice: choiceOf(annual) })}
        onChangeCard={() => upgrade.send({ type: 'card.change' })}
      />
    ),
    footer: (
      <>
        {mustAgree && (
          <p id={reasonId} className={reason}>
            {copy.agreeFirst}
          </p>
        )}
        {isUsable && isFree && priceOf(target) === null && (
          <p className={reason}>{mandateOf(target, cap, words.confirm, currencyCode)}</p>
        )}
        <Button
          isDisabled={!snapshot.can({ type: 'change.confirm' })}
          {...(mustAgree && { 'aria-describedby': reasonId })}
          onClick={() => upgrade.send({ type: 'change.confirm' })}
        >
          {isFree ? words.confirm : words.pay(amount)}
        </Button>
        {back}
      </>
    ),
  };
}

/** Whether there is a way back to a lower plan: from an annual one there is none to a monthly one. */
function wayBack(target: ChosenPlan, mayDowngrade: boolean, until: string | null): string {
  if (!mayDowngrade) return copy.irreversible;
  return (frequencyOf(target) === 'year' ? copy.reversibleYear : copy.reversible)(until);
}
