import { ExternalLink, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { screenHash } from '../address.ts';
import { AxesBar } from './axes-bar.tsx';
import { frameAt, frameRows, type Frame } from './frames.ts';
import { screenHeight } from './hidden-screen.ts';
import type { Moves, Place } from './place.ts';
import { ScreenFrame } from './screen-frame.tsx';
import { Segments } from './segments.tsx';
import { stateTitle } from '../words/state-title.ts';
import { useRoom, useScrollTogether } from './use-board.ts';
import { bar, control, iconControl } from './layout.css.ts';
import * as styles from './compare.css.ts';

const sizes = ['Fit', '50 %', '100 %'] as const;
type Size = (typeof sizes)[number];

const gap = 20;
/** What stands above a row and below it. */
const around = 320;
const narrowest = 200;

/** One state in several frames: they scroll together, and a step that is taken in one is taken in all. */
export function Compare({ place, moves }: { place: Place; moves: Moves }) {
  const board = useRef<HTMLDivElement>(null);
  const room = useRoom(board);
  const [size, setSize] = useState<Size>('Fit');
  useScrollTogether(board);
  const { screensToCome, entry } = place;
  const rows = frameRows(place.address);
  return (
    <>
      <AxesBar place={place} moves={moves} />
      <div className={bar}>
        <StateChoice place={place} moves={moves} />
        <StepChoice place={place} moves={moves} />
        <span style={{ flex: 1 }} />
        <Segments label="Size of the frames" names={sizes} chosen={size} onChoose={setSize} />
      </div>
      <div ref={board} className={styles.board}>
        {screensToCome !== null && <p className={styles.lacks}>No screens: {screensToCome}</p>}
        {screensToCome === null &&
          rows.map((frames) => (
            <div key={frames.map(({ key }) => key).join()} className={styles.row}>
              {frames.map((frame) => (
                <OneFrame
                  key={`${entry.machine.id} ${frame.key}`}
                  place={place}
                  frame={frame}
                  shownWidth={shownWidthOf(frame.width, { size, room, count: frames.length })}
                />
              ))}
            </div>
          ))}
      </div>
    </>
  );
}

interface Sizing {
  size: Size;
  room: { width: number; height: number };
  count: number;
}

function shownWidthOf(width: number, { size, room, count }: Sizing): number {
  if (size !== 'Fit') return Math.round((width * Number.parseInt(size, 10)) / 100);
  const across = (room.width - gap * (count - 1)) / count;
  const down = ((room.height - around) * width) / screenHeight(width);
  return Math.round(Math.min(width, Math.max(narrowest, Math.min(across, down))));
}

function OneFrame({ place, frame, shownWidth }: { place: Place; frame: Frame; shownWidth: number }) {
  const { address, lacks, note } = frameAt(place, frame);
  return (
    <figure className={styles.figure} style={{ width: shownWidth }}>
      <figcaption className={styles.caption}>
        {frame.title}
        {lacks === null && (
          <a
            className={styles.alone}
            href={`screen.html${screenHash(address)}`}
            target="_blank"
            rel="noreferrer"
            aria-label={`Open alone: ${frame.title}`}
          >
            <ExternalLink size={14} aria-hidden />
          </a>
        )}
      </figcaption>
      {note !== null && <p className={styles.note}>{note}</p>}
      {lacks === null ? (
        <ScreenFrame
          address={address}
          title={`${place.entry.title}: ${stateTitle(place.leaves)}, ${frame.title}`}
          shownWidth={shownWidth}
          isBrief
        />
      ) : (
        <p className={styles.lacks}>{lacks}</p>
      )}
    </figure>
  );
}

function StateChoice({ place: { chart, leaves }, moves }: { place: Place; moves: Moves }) {
  return (
    <select
      className={`${control} ${styles.choice}`}
      aria-label="State"
      value={leaves[0] ?? ''}
      onChange={({ target }) => moves.visit(target.value)}
    >
      {[...chart.ways.keys()].map((state) => (
        <option key={state} value={state}>
          {stateTitle([state])}
        </option>
      ))}
    </select>
  );
}

/** What can happen now, and the way back. */
function StepChoice({ place: { choices, tenant, walked }, moves }: { place: Place; moves: Moves }) {
  const open = choices.filter(({ leaves }) => leaves !== null);
  return (
    <>
      <select
        className={`${control} ${styles.choice}`}
        aria-label="Take a step in all frames"
        value=""
        disabled={open.length === 0}
        onChange={({ target }) => moves.step(target.value)}
      >
        <option value="">{open.length === 0 ? 'The flow ends here' : 'Take a step…'}</option>
        {open.map(({ id, cause }, index) => (
          <option key={id} value={id}>
            {index < 9 ? `${index + 1}  ` : ''}
            {tenant.words(cause.title)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className={iconControl}
        aria-label="Undo a step"
        disabled={walked.steps.length === 0}
        onClick={moves.back}
      >
        <Undo2 size={16} aria-hidden />
      </button>
    </>
  );
}
