import type { Fold, MachineDrawing } from '#gallery/drawing/machine-drawing.ts';
import { capitalised } from '#paths/text/plain-words.ts';
import { control } from './layout.css.ts';

interface GroupChoiceProps {
  drawing: MachineDrawing;
  fold: Fold;
  onFold: (fold: Fold) => void;
}

/** Which group of a folded drawing is unfolded alone. Nothing where there are not several. */
export function GroupChoice({ drawing, fold, onFold }: GroupChoiceProps) {
  const foldOf = (id: string) => `folded but ${id}` as const;
  const groups = drawing.states.filter(({ id }) => drawing.drawings[foldOf(id)] !== undefined);
  if (groups.length === 0) return null;
  const chosen = groups.find(({ id }) => foldOf(id) === fold);
  return (
    <select
      className={control}
      aria-label="Unfold one group"
      value={chosen?.id ?? ''}
      onChange={({ currentTarget: { value } }) => onFold(value === '' ? 'folded' : foldOf(value))}
    >
      <option value="">Unfold one group…</option>
      {groups.map(({ id, words }) => (
        <option key={id} value={id}>
          {capitalised(words)} unfolded
        </option>
      ))}
    </select>
  );
}
