import { callWords } from '../words/call-words.ts';
import { mostInHead, type MachineDrawing } from '../drawing/machine-drawing.ts';
import { hashOf } from '../address.ts';
import { plainWords } from '#paths/text/plain-words.ts';
import type { Moves, Place } from './place.ts';
import * as styles from './anywhere.css.ts';

/** What runs throughout a machine and can happen anywhere in it, folded, where the head of its drawing only counts it. */
export function Anywhere({ drawing, place, moves }: { drawing: MachineDrawing; place: Place; moves: Moves }) {
  const [root] = drawing.states;
  const runs = root?.invokes ?? [];
  const happens = drawing.transitions.filter(({ from }) => from === root?.id);
  if (runs.length <= mostInHead && happens.length <= mostInHead) return null;
  return (
    <details className={styles.anywhere}>
      <summary className={styles.summary}>
        {runs.length} run throughout · {happens.length} things can happen anywhere
      </summary>
      <ul className={styles.list}>
        {runs.map((invoke) => (
          <li key={invoke.id}>
            {invoke.kind === 'machine' && invoke.machineId !== null ? (
              <a href={hashOf({ ...place.address, machine: invoke.machineId, state: '', way: null })}>
                {plainWords(invoke.id)}
              </a>
            ) : (
              (callWords(invoke.id) ?? plainWords(invoke.id))
            )}
          </li>
        ))}
      </ul>
      <ul className={styles.list}>
        {happens.map(({ key, label, to }) => (
          <li key={key}>
            <button type="button" className={styles.happens} onClick={() => moves.take(key)}>
              {place.tenant.words(label)}
              {to === null ? ', stays' : ` → ${plainWords(to)}`}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
