import { useEffect } from 'react';

const growing = { duration: 200, easing: 'cubic-bezier(.2,.8,.2,1)' };
const stillMotion = '(prefers-reduced-motion: reduce)';

/**
 * The panel grows and shrinks to the height of what it shows: another step, an answer that came, an error. A change is
 * noticed before it is painted; a window that changes moves nothing.
 */
export function useSmoothHeight(panel: HTMLElement | null): void {
  useEffect(() => {
    if (!panel) return;
    let shown = 0;
    let growth: Animation | undefined;
    const sizes = new ResizeObserver(() => (shown = panel.offsetHeight));
    const changes = new MutationObserver(() => {
      growth?.cancel();
      const height = panel.offsetHeight;
      const isSeen = shown > 0 && Math.abs(height - shown) > 1;
      if (!isSeen || window.matchMedia(stillMotion).matches) return;
      growth = panel.animate([{ height: `${shown}px` }, { height: `${height}px` }], growing);
    });
    sizes.observe(panel);
    changes.observe(panel, { childList: true, characterData: true, attributes: true, subtree: true });
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  }, [panel]);
}
