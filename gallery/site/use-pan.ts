import { useEffect, useRef, type RefObject } from 'react';

/** Pixels that a press may move and still be a click. */
const slack = 4;

interface Spot {
  x: number;
  y: number;
}

/**
 * The pointer drags what is in a frame, two fingers pinch it, and Space shows that it can be dragged. A press that moves
 * is no click.
 */
export function usePan(frame: RefObject<HTMLElement | null>, onPinch: (factor: number) => void): void {
  const pinch = useRef(onPinch);
  useEffect(() => {
    pinch.current = onPinch;
  });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const spots = new Map<number, Spot>();
    const stop = new AbortController();
    let hasMoved = false;
    const spread = () => {
      const [one, other] = [...spots.values()];
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : null;
    };
    const press = ({ pointerId, pointerType, button, clientX, clientY }: PointerEvent) => {
      if (pointerType === 'mouse' && button > 1) return;
      spots.set(pointerId, { x: clientX, y: clientY });
      hasMoved = false;
    };
    const drag = ({ pointerId, pointerType, clientX, clientY }: PointerEvent) => {
      const before = spots.get(pointerId);
      if (!before) return;
      const [dx, dy] = [clientX - before.x, clientY - before.y];
      if (!hasMoved && Math.hypot(dx, dy) < slack) return;
      hasMoved = true;
      const wide = spread();
      spots.set(pointerId, { x: clientX, y: clientY });
      const wider = spread();
      if (wide !== null && wider !== null && wide > 0) return pinch.current(wider / wide);
      if (pointerType === 'touch') return;
      element.setPointerCapture(pointerId);
      element.dataset['panning'] = '';
      element.scrollBy(-dx, -dy);
    };
    const release = ({ pointerId }: PointerEvent) => {
      spots.delete(pointerId);
      delete element.dataset['panning'];
    };
    const click = (event: MouseEvent) => {
      if (hasMoved) event.stopPropagation();
      hasMoved = false;
    };
    const hold = (event: KeyboardEvent) => {
      const isHere = event.target === document.body || element.contains(event.target as Node);
      if (event.key !== ' ' || !isHere) return;
      event.preventDefault();
      element.toggleAttribute('data-grab', event.type === 'keydown');
    };
    const { signal } = stop;
    element.addEventListener('pointerdown', press, { signal });
    element.addEventListener('pointermove', drag, { signal });
    for (const type of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(type, release, { signal });
    element.addEventListener('click', click, { signal, capture: true });
    for (const type of ['keydown', 'keyup'] as const) window.addEventListener(type, hold, { signal });
    return () => stop.abort();
  }, [frame]);
}
