import { useFirstRows } from '../growing-list/use-first-rows.tsx';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import { TierCard, type TierCardView } from './tier-card.tsx';
import { cards, group } from './tier-cards.css.ts';

interface TierCardsProps {
  name: string;
  /** What is chosen here. */
  legend: string;
  tiers: readonly TierCardView[];
  selectedId: string | null;
  /** The label of the card that is selected. */
  selectedLabel: string;
  onSelect: (id: string) => void;
}

/** Tiers beside each other: equal heights, prices on one baseline. */
export function TierCards({ name, legend, tiers, selectedId, selectedLabel, onSelect }: TierCardsProps) {
  const { shown, list, more } = useFirstRows<TierCardView, HTMLDivElement>(
    tiers,
    ({ id }) => id === selectedId,
  );
  return (
    <fieldset className={group} role="radiogroup">
      <legend className={visuallyHidden}>{legend}</legend>
      <div ref={list} className={cards}>
        {shown.map((tier) => (
          <TierCard
            key={tier.id}
            {...tier}
            group={name}
            isSelected={tier.id === selectedId}
            selectedLabel={selectedLabel}
            onSelect={() => onSelect(tier.id)}
          />
        ))}
      </div>
      {more}
    </fieldset>
  );
}
