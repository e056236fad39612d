import type { InspectedActor } from './inspected.ts';
import * as styles from './inspector.css.ts';

interface ActorsProps {
  tree: readonly { actor: InspectedActor; depth: number }[];
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** The running actors, each below the one that holds it, with the state it is in. */
export function Actors({ tree, chosen, onChoose }: ActorsProps) {
  return (
    <nav aria-label="Actors">
      <h2 className={styles.title}>Actors</h2>
      <ul>
        {tree.map(({ actor: { id, name, states, machine }, depth }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.actor}
              style={{ paddingInlineStart: 8 + depth * 14 }}
              aria-current={id === chosen}
              onClick={() => onChoose(id)}
            >
              <span>{name}</span>
              <span className={styles.state}>{machine === null ? 'runs' : states.at(-1)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
