import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/** Ctrl and the wheel zoom the drawing, not the page around; what is in the middle of a frame stays there. */
export function useZoom(
  frame: RefObject<HTMLElement | null>,
  scale: number,
  onZoom: (factor: number) => void,
): void {
  const before = useRef(scale);
  useLayoutEffect(() => {
    const element = frame.current;
    const factor = scale / before.current;
    before.current = scale;
    if (!element || factor === 1) return;
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = element;
    element.scrollTo({
      left: (scrollLeft + clientWidth / 2) * factor - clientWidth / 2,
      top: (scrollTop + clientHeight / 2) * factor - clientHeight / 2,
    });
  }, [frame, scale]);
  const turn = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    onZoom(event.deltaY < 0 ? 1.1 : 0.9);
  });
  useEffect(() => {
    const element = frame.current;
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [frame]);
}
