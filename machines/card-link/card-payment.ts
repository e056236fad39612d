import type { Card } from '#machines/domain/card.ts';
import type { HostedCard } from '#machines/domain/hosted-card.ts';
import type { PlanChoice } from '#machines/domain/plan-choice.ts';
import type { Cents } from '#machines/domain/wire.ts';
import { createPaymentMachine } from '#machines/payment/payment.machine.ts';

/** What is linked, and the plan whose first period is paid with it; no plan for a further card. */
export interface CardOrder {
  card: HostedCard;
  plan: PlanChoice | null;
  /** Cents; null is unlimited. */
  maxRoundUp: Cents | null;
}

/** Linking a card is a payment: it carries a key, and with a plan it charges. */
export const cardPaymentMachine = createPaymentMachine<CardOrder, Card>('cardPayment', 'charge');
