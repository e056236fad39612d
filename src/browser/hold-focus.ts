import { followFocus } from './focus-path.ts';
import { lastHeading } from './last-heading.ts';

/** Milliseconds in which whatever takes the focus away may give it to something itself. */
const patience = 100;

const parts = 'section, article, [role=dialog], main';

/**
 * When what has the focus leaves the page, or can't have it any more, the focus goes to the heading of the part that it
 * stood in, and not back to the top of the document. So it is with what has left before, if `focus` was followed then.
 * Returns how to end this.
 */
export function holdFocus(focus = followFocus()): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const restore = () => {
    timer = undefined;
    const [focused] = focus.elements;
    if (!isLost() || !focused || canHaveFocus(focused)) return;
    const heading = nearestHeading(focus.elements);
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const look = () => {
    // A press within a frame raises no event here.
    if (document.activeElement?.matches('iframe') === true) focus.remember(document.activeElement);
    if (isLost()) timer ??= setTimeout(restore, patience);
  };

  const changes = new MutationObserver(look);
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['hidden', 'aria-hidden', 'inert', 'disabled'],
  });
  look();
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    focus.end();
  };
}

/** Nothing has the focus, or something that was hidden a moment ago, as a frame. */
function isLost(): boolean {
  const { activeElement, body } = document;
  return !(activeElement instanceof HTMLElement) || activeElement === body || !canHaveFocus(activeElement);
}

function canHaveFocus(element: HTMLElement): boolean {
  return (
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible' &&
    !element.matches(':disabled') &&
    element.closest('[inert]') === null
  );
}

function nearestHeading(path: readonly HTMLElement[]): HTMLElement | undefined {
  const around = path.filter((each) => each.isConnected && each.matches(parts));
  return (
    around
      .map((each) => each.querySelector<HTMLElement>(each.matches('main') ? 'h1' : 'h1, h2, h3'))
      .concat(lastHeading() ?? null)
      .find((heading) => heading !== null && canHaveFocus(heading)) ?? undefined
  );
}
