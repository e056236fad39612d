import { flushSync } from 'react-dom';
import type { Affinity } from '#machines/domain/affinity.ts';
import { Picture } from '../picture/picture.tsx';
import { RadioCards } from '../radio-cards/radio-cards.tsx';
import { letter, picture } from './affinity-cards.css.ts';

interface AffinityCardsProps {
  legend: string;
  items: readonly Affinity[];
  selectedId: string | null;
  error?: string;
  onChoose: (id: string) => void;
}

/** Whom to support, each on a card with its picture, or the first letter of its name where that can't be had. */
export function AffinityCards({ legend, items, selectedId, error, onChoose }: AffinityCardsProps) {
  return (
    <RadioCards
      name="affinity"
      legend={legend}
      isLegendHidden
      columns="two"
      options={items.map(({ id, name, imagePath }) => ({
        value: id,
        label: name,
        ...(imagePath !== '' && {
          aside: (
            <Picture
              className={picture}
              src={imagePath}
              alt=""
              width={40}
              height={40}
              instead={
                <span className={letter} aria-hidden="true">
                  {[...name][0]}
                </span>
              }
            />
          ),
        }),
      }))}
      value={selectedId ?? ''}
      onChange={onChoose}
      {...(error !== undefined && { error })}
    />
  );
}

/** Where nothing was chosen, the first of the choices takes the focus, and is read with the error. */
export function confirmChoice(confirm: () => void, button: HTMLElement): void {
  flushSync(confirm);
  button
    .closest('div:has([role=radiogroup])')
    ?.querySelector<HTMLElement>('[role=radiogroup][aria-invalid] input')
    ?.focus();
}
