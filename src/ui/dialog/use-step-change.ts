import { useLayoutEffect, useRef, type RefObject } from 'react';

/** When another step comes into the panel, it is read from its top and takes the focus. */
export function useStepChange(
  panel: HTMLElement | null,
  body: RefObject<HTMLElement | null>,
  step: string,
): void {
  const last = useRef({ panel, step });
  useLayoutEffect(() => {
    const isAnother = last.current.panel === panel && last.current.step !== step;
    last.current = { panel, step };
    if (!panel || !isAnother) return;
    const heading = panel.querySelector<HTMLElement>('[data-step-heading]');
    body.current?.scrollTo({ top: 0 });
    (heading ?? panel).focus({ preventScroll: true });
  }, [panel, body, step]);
}
