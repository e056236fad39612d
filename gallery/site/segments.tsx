import * as styles from './layout.css.ts';

interface SegmentsProps<Name extends string> {
  label: string;
  names: readonly Name[];
  chosen: Name;
  onChoose: (name: Name) => void;
}

/** A choice of one among few. */
export function Segments<Name extends string>({ label, names, chosen, onChoose }: SegmentsProps<Name>) {
  return (
    <div className={styles.segments} role="group" aria-label={label}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.segment}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
