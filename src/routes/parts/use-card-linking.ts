import { useSelector } from '@xstate/react';
import type { CardLinkRef } from '#machines/card-link/card-link.machine.ts';

/** Whether a card is being linked, so that a dialog stays; what cannot be found out does not hold it. */
export function useCardLinking(cardLink: CardLinkRef | undefined): boolean {
  const isLinking = useSelector(
    cardLink,
    (snapshot) => snapshot?.matches('linking') === true || snapshot?.matches('linked') === true,
  );
  const payment = useSelector(cardLink, (snapshot) => snapshot?.children.cardPayment);
  const isUnknown = useSelector(payment, (snapshot) => snapshot?.matches('unknown') === true);
  return isLinking && !isUnknown;
}
