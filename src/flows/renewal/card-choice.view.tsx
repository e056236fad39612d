import { useSelector } from '@xstate/react';
import { activeCards } from '#machines/domain/primary-card.ts';
import type { RenewalRef } from '#machines/renewal/renewal.machine.ts';
import { useClient } from '#src/app/app-context.ts';
import { CardChoice } from './card-choice.tsx';
import { cardExpiry, cardName } from '#src/messages/cards.ts';
import { errorMessage } from '#src/messages/errors.ts';

/** The cards that a member can pay with. */
export function RenewalCardChoice({ flow }: { flow: RenewalRef }) {
  const { supportEmail } = useClient();
  const cards = useSelector(flow, ({ context }) => context.cards);
  const declined = useSelector(flow, ({ context }) => context.declined);
  const error = useSelector(flow, ({ context }) => context.error);
  const isBusy = useSelector(flow, (snapshot) => snapshot.matches('makingDefault'));
  return (
    <CardChoice
      cards={activeCards(cards).map((card) => ({
        id: card.id,
        name: cardName(card),
        expiry: cardExpiry(card),
        isPrimary: card.billing,
        isDeclined: declined.includes(card.id),
      }))}
      isBusy={isBusy}
      error={error && errorMessage(error, { supportEmail, hasEntered: false })}
      onChoose={(id) => flow.send({ type: 'card.choose', id })}
      onAdd={() => flow.send({ type: 'card.add' })}
      onBack={() => flow.send({ type: 'card.back' })}
    />
  );
}
