import { useEffect, useRef } from 'react';
import type { DrawnSvg } from '#gallery/drawing/machine-drawing.ts';
import { useDrawing } from '../site/use-drawing.ts';
import { sheet } from '../site/drawing-pane.css.ts';
import * as styles from './inspector.css.ts';

interface LiveDrawingProps {
  machine: string;
  states: readonly string[];
}

/** The chart of a machine, lit at the states that its actor is in. */
export function LiveDrawing({ machine, states }: LiveDrawingProps) {
  const drawing = useDrawing(machine);
  if (drawing === 'failed')
    return <p className={styles.quiet}>The diagram could not be loaded. Reload the page.</p>;
  if (!drawing) return <p className={styles.quiet}>Drawing…</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <div className={styles.sheetFrame} tabIndex={0} role="group" aria-label={`Drawing of “${drawing.title}”`}>
      <Lit key={machine} drawn={drawing.drawings.open} states={states} />
    </div>
  );
}

const scale = 0.7;

function Lit({ drawn: { svg, width, height }, states }: { drawn: DrawnSvg; states: readonly string[] }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const box of element.current?.querySelectorAll<SVGElement>('[data-state]') ?? []) {
      const isHere = states.includes(box.dataset['state'] ?? '');
      box.dataset['mark'] = isHere ? 'here' : 'away';
    }
    const last = element.current?.querySelector(`[data-state="${CSS.escape(states.at(-1) ?? '')}"]`);
    const frame = element.current?.parentElement;
    if (!last || !frame) return;
    const [box, view] = [last.getBoundingClientRect(), frame.getBoundingClientRect()];
    frame.scrollBy({
      left: box.left + box.width / 2 - view.left - view.width / 2,
      top: box.top + box.height / 2 - view.top - view.height / 2,
    });
  }, [states]);
  return (
    <div
      ref={element}
      className={sheet}
      role="img"
      aria-label={`In ${states.join(', ')}`}
      style={{ width: width * scale, height: height * scale }}
      // oxlint-disable-next-line react/no-danger -- made from our own charts
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
