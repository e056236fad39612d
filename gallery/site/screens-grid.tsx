import { hashOf } from '../address.ts';
import { walk } from '../screens/ways.ts';
import type { Moves, Place } from './place.ts';
import { ScreenFrame } from './screen-frame.tsx';
import { stateWords } from './state-pane.tsx';
import * as styles from './screens-grid.css.ts';

/** Every state in which the machine can rest, each with its real screen. */
export function ScreensGrid({ place, moves }: { place: Place; moves: Moves }) {
  const { address, chart, screensToCome, tenant, leaves } = place;
  if (screensToCome !== null) return <p className={styles.reason}>No screens: {screensToCome}</p>;
  const shownWidth = address.width === 390 ? 190 : 360;
  return (
    <ul
      className={styles.grid}
      style={{ gridTemplateColumns: `repeat(auto-fill, min(100%, ${shownWidth}px))` }}
    >
      {[...chart.ways].map(([state, way]) => {
        const to = { ...address, state, way, view: 'drawing' as const };
        const { steps } = walk(chart, way);
        return (
          <li key={`${state} ${tenant.id} ${address.width}`} className={styles.tile}>
            <a
              className={styles.link}
              href={hashOf({ ...to, way: null })}
              aria-current={leaves.includes(state) ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                moves.visit(state);
              }}
            >
              <ScreenFrame address={to} title="" shownWidth={shownWidth} isStill />
              <span className={styles.caption}>
                {stateWords([state])}
                <span className={styles.count}>
                  {steps.length === 0
                    ? 'Where the flow begins'
                    : `${steps.length} ${steps.length === 1 ? 'step' : 'steps'} from where it begins`}
                </span>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
