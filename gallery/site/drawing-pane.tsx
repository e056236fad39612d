import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { DrawnSvg, Fold, MachineDrawing } from '#gallery/drawing/machine-drawing.ts';
import { hashOf } from '../address.ts';
import { happyPath } from '../screens/happy-path.ts';
import { Anywhere } from './anywhere.tsx';
import { saveDrawing } from './drawing-export.ts';
import { dimOthers, drawnAs, markWay } from './drawing-marks.ts';
import { neighbour, type Direction } from './drawing-moves.ts';
import { GroupChoice } from './group-choice.tsx';
import { Legend } from './mark.tsx';
import type { Moves, Place } from './place.ts';
import { CoverageLegend, isCounted, useCoverageLights } from './coverage-lights.tsx';
import { TransitionList } from './transition-list.tsx';
import { useKey } from './use-keys.ts';
import { useDrawing } from './use-drawing.ts';
import { MiniMap } from './mini-map.tsx';
import { usePan } from './use-pan.ts';
import { useZoom } from './use-zoom.ts';
import { ZoomControls } from './zoom-controls.tsx';
import { clampZoom, nextZoom, scaleOf, type Zoom } from './zoom.ts';
import { bar, control, hidden } from './layout.css.ts';
import * as styles from './drawing-pane.css.ts';

interface DrawingPaneProps {
  place: Place;
  moves: Moves;
  fold: Fold;
  isHappy: boolean;
  onFold: (fold: Fold) => void;
  onHappy: (isHappy: boolean) => void;
}

/** The chart of the machine, with the way lit; a click on a state visits it, one on a transition takes it. */
export function DrawingPane({ place, moves, fold, isHappy, onFold, onHappy }: DrawingPaneProps) {
  const drawing = useDrawing(place.entry.machine.id);
  const isFolded = fold !== 'open';
  const [zoom, setZoom] = useState<Zoom>('page');
  const [scale, setScale] = useState(1);
  const [isLit, setIsLit] = useState(false);
  const drawings = drawing !== null && drawing !== 'failed' ? drawing.drawings : null;
  const shown = drawings && (drawings[fold] ?? drawings.folded);
  const zoomKeys: Readonly<Record<string, Zoom>> = {
    '+': nextZoom(scale, 1),
    '-': nextZoom(scale, -1),
    '0': 'whole',
  };
  useKey((key) => {
    const next = zoomKeys[key];
    if (next !== undefined) setZoom(next);
    return next !== undefined;
  });
  return (
    <>
      <div className={bar}>
        <button type="button" className={control} aria-pressed={isHappy} onClick={() => onHappy(!isHappy)}>
          Happy path
        </button>
        <button
          type="button"
          className={control}
          aria-pressed={isFolded}
          onClick={() => onFold(isFolded ? 'open' : 'folded')}
        >
          Folded
        </button>
        {isFolded && drawing !== null && drawing !== 'failed' && (
          <GroupChoice {...{ drawing, fold, onFold }} />
        )}
        {isCounted && (
          <button type="button" className={control} aria-pressed={isLit} onClick={() => setIsLit(!isLit)}>
            Coverage
          </button>
        )}
        {shown !== null && shown.hidden > 0 && (
          <span className={styles.quiet}>
            {shown.hidden} {shown.hidden === 1 ? 'way' : 'ways'} hidden
          </span>
        )}
        <span style={{ flex: 1 }} />
        <ZoomControls scale={scale} onZoom={setZoom} />
        {shown && (
          <>
            <button
              type="button"
              className={control}
              onClick={() => void saveDrawing(place.entry.machine.id, shown, 'svg')}
            >
              SVG
            </button>
            <button
              type="button"
              className={control}
              onClick={() => void saveDrawing(place.entry.machine.id, shown, 'png')}
            >
              PNG
            </button>
          </>
        )}
      </div>
      <Legend />
      {drawing !== null && drawing !== 'failed' && <Anywhere {...{ drawing, place, moves }} />}
      {isLit && <CoverageLegend machine={place.entry.machine.id} />}
      {drawing === 'failed' && (
        <p className={styles.problem}>The diagram could not be loaded. Reload the page to try again.</p>
      )}
      {drawing === null && <p className={styles.problem}>Drawing…</p>}
      {drawing !== null && drawing !== 'failed' && shown && (
        <Picture
          key={`${place.entry.machine.id} ${fold}`}
          {...{ drawing, shown, isFolded, place, moves, zoom, isLit, isHappy }}
          onZoom={setZoom}
          onScale={setScale}
        />
      )}
    </>
  );
}

interface PictureProps {
  drawing: MachineDrawing;
  shown: DrawnSvg;
  isFolded: boolean;
  place: Place;
  moves: Moves;
  zoom: Zoom;
  isLit: boolean;
  isHappy: boolean;
  onZoom: (zoom: Zoom) => void;
  onScale: (scale: number) => void;
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Around the drawing in its frame. */
const margins = 32;

function Picture({
  drawing,
  shown,
  isFolded,
  place,
  moves,
  zoom,
  isLit,
  isHappy,
  onZoom,
  onScale,
}: PictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const { svg, width, height } = shown;
  const { leaves, walked, chart } = place;
  const scale = scaleOf(zoom, shown, room);
  const zoomBy = (factor: number) => onZoom(clampZoom(scale * factor));

  useCoverageLights(sheet, place.entry.machine.id, isLit);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth - margins, height: element.clientHeight - margins }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useZoom(frame, scale, zoomBy);
  usePan(frame, zoomBy);
  useEffect(() => onScale(scale), [scale, onScale]);

  useEffect(() => {
    if (sheet.current) markWay(sheet.current, { walked, leaves });
  }, [walked, leaves]);

  useEffect(() => {
    if (sheet.current) dimOthers(sheet.current, isHappy ? happyPath(chart) : null);
  }, [chart, isHappy]);

  useEffect(() => {
    const state = sheet.current && drawnAs(sheet.current, leaves[0] ?? '');
    const here = sheet.current?.querySelector(`[data-state="${CSS.escape(state ?? '')}"]`);
    const around = frame.current;
    if (!here || !around || room.width === 0) return;
    const [box, view] = [here.getBoundingClientRect(), around.getBoundingClientRect()];
    const isSeen =
      box.top >= view.top && box.bottom <= view.bottom && box.left >= view.left && box.right <= view.right;
    if (isSeen) return;
    around.scrollBy({
      left: box.left + box.width / 2 - view.left - view.width / 2,
      top: box.top + box.height / 2 - view.top - view.height / 2,
    });
  }, [leaves, room.width]);

  const click = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const machine = target.closest('[data-machine]')?.getAttribute('data-machine');
    const transition = target.closest('[data-transition]')?.getAttribute('data-transition');
    const state = target.closest('[data-state]')?.getAttribute('data-state');
    if (machine) window.location.hash = hashOf({ ...place.address, machine, state: '', way: null });
    else if (transition) moves.take(transition);
    else if (state) moves.visit(state);
  };
  const press = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction || !sheet.current) return;
    const here = drawnAs(sheet.current, leaves[0] ?? '');
    const reached = [...chart.ways.keys()];
    const canVisit = (state: string) =>
      chart.ways.has(state) || (isFolded && reached.some((each) => each.startsWith(`${state}.`)));
    const next = neighbour(sheet.current, here, direction, canVisit);
    if (next === null) return;
    event.preventDefault();
    moves.visit(next);
  };
  return (
    <div className={styles.around}>
      <div ref={frame} className={styles.frame}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the list below does the same with buttons */}
        <div
          ref={sheet}
          className={styles.sheet}
          style={{ width: width * scale, height: height * scale }}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- one stop for the arrow keys
          tabIndex={0}
          role="group"
          aria-label={`Drawing of “${drawing.title}”: the arrow keys lead from state to state`}
          onClick={click}
          onKeyDown={press}
          // oxlint-disable-next-line react/no-danger -- made by the build of this gallery
          dangerouslySetInnerHTML={{ __html: svg }}
        />
        <div className={hidden}>
          <TransitionList drawing={drawing} moves={moves} />
        </div>
      </div>
      <MiniMap frame={frame} sheet={sheet} drawing={shown} scale={scale} />
    </div>
  );
}
