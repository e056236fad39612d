import { useActor } from '#src/app/app-context.ts';
import { useSection } from '#src/app/use-section.ts';
import { CardList } from '#src/flows/card-list/card-list.tsx';

/** The member's cards on the account page; what is done to one opens over the page. */
export default function CardsSection() {
  const overlays = useActor('overlays');
  return (
    <CardList
      section={useSection('cards')}
      onAct={(card, action) =>
        overlays.send({ type: 'overlay.open', overlay: { kind: 'card', cardId: card.id, action } })
      }
      onLink={() => overlays.send({ type: 'overlay.open', overlay: { kind: 'linkCard' } })}
    />
  );
}
