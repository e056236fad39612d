import { hashOf } from '../address.ts';
import { walk, type Way } from '../screens/ways.ts';
import { AxesBar } from './axes-bar.tsx';
import { frameAt, frameRows, type Frame } from './frames.ts';
import type { Moves, Place } from './place.ts';
import { ScreenFrame } from './screen-frame.tsx';
import { stateTitle } from '../words/state-title.ts';
import * as styles from './screens-grid.css.ts';

/** Every state in which the machine can rest, each with its real screens: one, or one for each choice of the axes. */
export function ScreensGrid({ place, moves }: { place: Place; moves: Moves }) {
  const { address, chart, screensToCome } = place;
  if (screensToCome !== null) return <p className={styles.reason}>No screens: {screensToCome}</p>;
  const frames = frameRows(address).flat();
  const widest = Math.max(...frames.map(({ width }) => shownWidthOf(width)));
  const columns = frames.length > 1 ? 'minmax(0, 1fr)' : `repeat(auto-fill, min(100%, ${widest}px))`;
  return (
    <>
      <AxesBar place={place} moves={moves} />
      <ul className={styles.grid} style={{ gridTemplateColumns: columns }}>
        {[...chart.ways].map(([state, way]) => (
          <Tile key={state} {...{ place, moves, state, way, frames }} />
        ))}
      </ul>
    </>
  );
}

const shownWidthOf = (width: number) => (width < 600 ? 190 : 360);

interface TileProps {
  place: Place;
  moves: Moves;
  state: string;
  way: Way;
  frames: readonly Frame[];
}

function Tile({ place, moves, state, way, frames }: TileProps) {
  const { address, chart, leaves } = place;
  const { steps } = walk(chart, way);
  const at = { ...place, address: { ...address, state, way: null }, leaves: [state] };
  const isNamed = frames.length > 1;
  const caption = (
    <span className={styles.caption}>
      {stateTitle([state])}
      <span className={styles.count}>
        {steps.length === 0
          ? 'Where the flow begins'
          : `${steps.length} ${steps.length === 1 ? 'step' : 'steps'} from where it begins`}
      </span>
    </span>
  );
  return (
    <li className={styles.tile}>
      <a
        className={styles.link}
        href={hashOf({ ...address, state, way: null, view: 'drawing' })}
        aria-current={leaves.includes(state) ? 'true' : undefined}
        onClick={(event) => {
          event.preventDefault();
          moves.visit(state);
        }}
      >
        {isNamed && caption}
        <span className={styles.frames}>
          {frames.map((frame) => (
            <OneFrame key={frame.key} at={at} frame={frame} isNamed={isNamed} />
          ))}
        </span>
        {!isNamed && caption}
      </a>
    </li>
  );
}

function OneFrame({ at, frame, isNamed }: { at: Place; frame: Frame; isNamed: boolean }) {
  const { address, lacks } = frameAt(at, frame);
  const shownWidth = shownWidthOf(frame.width);
  return (
    <span className={styles.frame} style={{ width: shownWidth }}>
      {isNamed && <span className={styles.count}>{frame.title}</span>}
      {lacks !== null && isNamed ? (
        <span className={styles.lacks}>{lacks}</span>
      ) : (
        <ScreenFrame address={address} title="" shownWidth={shownWidth} isStill isBrief />
      )}
    </span>
  );
}
