import { useEffect, useState, type PointerEvent, type RefObject } from 'react';
import * as styles from './mini-map.css.ts';

interface MiniMapProps {
  /** What scrolls, and the drawing in it. */
  frame: RefObject<HTMLElement | null>;
  sheet: RefObject<HTMLElement | null>;
  drawing: { width: number; height: number };
  scale: number;
}

interface View {
  left: number;
  top: number;
  width: number;
  height: number;
  isWhole: boolean;
  boxes: readonly { x: number; y: number; width: number; height: number; isHere: boolean }[];
}

const widest = 160;
const highest = 120;

/** A drawing that does not fit, small, with the part in view; a press goes there. The keys of the drawing do the same. */
export function MiniMap({ frame, sheet, drawing, scale }: MiniMapProps) {
  const [view, setView] = useState<View | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const look = () => setView(viewOf(element, sheet.current, scale));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [frame, sheet, scale]);
  if (!view || view.isWhole) return null;
  const small = Math.min(widest / drawing.width, highest / drawing.height);
  const go = ({ currentTarget, clientX, clientY, buttons }: PointerEvent<SVGSVGElement>) => {
    const element = frame.current;
    if (buttons === 0 || !element) return;
    const { left, top } = currentTarget.getBoundingClientRect();
    element.scrollTo(
      ((clientX - left) / small) * scale - element.clientWidth / 2,
      ((clientY - top) / small) * scale - element.clientHeight / 2,
    );
  };
  return (
    <svg
      className={styles.map}
      width={drawing.width * small}
      height={drawing.height * small}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      aria-hidden
      onPointerDown={go}
      onPointerMove={go}
    >
      {view.boxes.map(({ isHere, ...box }) => (
        <rect key={`${box.x} ${box.y}`} {...box} className={isHere ? styles.here : styles.box} />
      ))}
      <rect
        className={styles.view}
        x={view.left}
        y={view.top}
        width={view.width}
        height={view.height}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

function viewOf(frame: HTMLElement, sheet: HTMLElement | null, scale: number): View | null {
  if (!sheet || scale === 0) return null;
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = frame;
  const offset = { x: sheet.offsetLeft, y: sheet.offsetTop };
  const shapes = [...sheet.querySelectorAll<SVGRectElement>('[data-state] > .shape')];
  return {
    left: (scrollLeft - offset.x) / scale,
    top: (scrollTop - offset.y) / scale,
    width: clientWidth / scale,
    height: clientHeight / scale,
    isWhole: frame.scrollWidth <= clientWidth + 1 && frame.scrollHeight <= clientHeight + 1,
    boxes: shapes.map(({ x, y, width, height, parentElement }) => ({
      x: x.baseVal.value,
      y: y.baseVal.value,
      width: width.baseVal.value,
      height: height.baseVal.value,
      isHere: parentElement?.dataset['mark'] === 'here',
    })),
  };
}
