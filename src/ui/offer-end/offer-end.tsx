import { Clock } from 'lucide-react';
import { offerEndText } from '#src/messages/offer-end.ts';
import { Badge } from '../chip/chip.tsx';
import { useToday } from '../today/use-today.ts';

/** When an offer ends, where that is soon or over; else nothing. */
export function OfferEnd({ endsAt }: { endsAt: string | null }) {
  const text = offerEndText(endsAt, useToday());
  return (
    text !== '' && (
      <Badge tone="warning">
        <Clock size={14} aria-hidden="true" />
        {text}
      </Badge>
    )
  );
}
