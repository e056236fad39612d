import { describeNeighbors, type Scrolled } from '../messages.ts';

/** Where each part was last scrolled to by the page around: its own event of that is no news. */
const followed = new WeakMap<Element, number>();

/** Reports how far this screen is scrolled to the page around it, and follows the screens beside it. */
export function scrollTogether(): void {
  if (window.parent === window) return;
  window.addEventListener('scroll', report, { capture: true, passive: true });
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || !isScrolled(data)) return;
    const part = scrollers()[data.place];
    if (!part) return;
    part.scrollTop = data.share * (part.scrollHeight - part.clientHeight);
    followed.set(part, part.scrollTop);
  });
}

function report({ target }: Event): void {
  const part = target instanceof Element ? target : document.scrollingElement;
  if (!part || followed.get(part) === part.scrollTop) return;
  followed.delete(part);
  const place = scrollers().indexOf(part);
  const range = part.scrollHeight - part.clientHeight;
  if (place >= 0 && range > 0)
    describeNeighbors({ type: 'screen.scrolled', place, share: part.scrollTop / range });
}

function scrollers(): Element[] {
  const inDialogs = [...document.querySelectorAll('[role=dialog], [role=dialog] *')].filter((element) =>
    ['auto', 'scroll'].includes(getComputedStyle(element).overflowY),
  );
  return [document.scrollingElement ?? document.documentElement, ...inDialogs];
}

function isScrolled(data: unknown): data is Scrolled {
  return typeof data === 'object' && data !== null && 'place' in data && 'share' in data;
}
