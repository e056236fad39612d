import type { MachineDrawing } from '#gallery/drawing/machine-drawing.ts';
import type { Moves } from './place.ts';

/** The drawing as a list, for who hears it. */
export function TransitionList({ drawing, moves }: { drawing: MachineDrawing; moves: Moves }) {
  return (
    <section aria-label="The drawing as a list">
      {drawing.states.map((state) => {
        const leaving = drawing.transitions.filter(({ from }) => from === state.id);
        return (
          <section key={state.id}>
            <h2>{state.words}</h2>
            {state.description !== '' && <p>{state.description}</p>}
            <ul>
              {leaving.map(({ key, label, to, guard }) => (
                <li key={key}>
                  <button type="button" tabIndex={-1} onClick={() => moves.take(key)}>
                    {label}, {to === null ? 'stays' : `goes to ${to}`}
                    {guard !== undefined && `, if ${guard}`}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}
