import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

const growing = { duration: 200, easing: 'cubic-bezier(.2,.8,.2,1)' };

/** When another step comes into the panel: it is read from its top, takes the focus, and the panel grows to its height. */
export function useStepChange(
  panel: HTMLElement | null,
  body: RefObject<HTMLElement | null>,
  step: string,
): void {
  const last = useRef({ panel, step });
  const height = useRef(0);
  useEffect(() => {
    if (!panel) return;
    const observer = new ResizeObserver(() => (height.current = panel.offsetHeight));
    observer.observe(panel);
    return () => observer.disconnect();
  }, [panel]);
  useLayoutEffect(() => {
    const isAnother = last.current.panel === panel && last.current.step !== step;
    last.current = { panel, step };
    if (!panel || !isAnother) return;
    const heading = panel.querySelector<HTMLElement>('[data-step-heading]');
    body.current?.scrollTo({ top: 0 });
    (heading ?? panel).focus({ preventScroll: true });
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    panel.animate([{ height: `${height.current}px` }, { height: `${panel.offsetHeight}px` }], growing);
  }, [panel, body, step]);
}
