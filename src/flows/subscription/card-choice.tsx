import { subscriptionMessages } from './subscription.messages.ts';
import { Badge } from '#src/ui/chip/chip.tsx';
import { RadioCards } from '#src/ui/radio-cards/radio-cards.tsx';

const copy = subscriptionMessages.cards;

interface CardChoiceProps {
  cards: readonly { id: string; name: string; expiry: string; isPrimary: boolean }[];
  selectedId: string | null;
  onSelect: (id: string) => void;
}

/** The linked cards, of which one pays this upgrade. */
export function CardChoice({ cards, selectedId, onSelect }: CardChoiceProps) {
  return (
    <RadioCards
      name="payingCard"
      legend={copy.legend}
      isLegendHidden
      options={cards.map(({ id, name, expiry, isPrimary }) => ({
        value: id,
        label: name,
        description: expiry,
        ...(isPrimary && { aside: <Badge>{copy.primary}</Badge> }),
      }))}
      value={selectedId ?? ''}
      onChange={onSelect}
    />
  );
}
