import { lastHeading } from './last-heading.ts';

/** Milliseconds in which whatever takes the focus away may give it to something itself. */
const patience = 100;

const parts = 'section, article, [role=dialog], main';

/**
 * When what has the focus leaves the page, or can't have it any more, the focus goes to the heading of the part that it
 * stood in, and not back to the top of the document. Returns how to end this.
 */
export function holdFocus(): () => void {
  let path = pathOf(document.activeElement);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const restore = () => {
    timer = undefined;
    const [focused] = path;
    if (!isLost() || !focused || canHaveFocus(focused)) return;
    const heading = nearestHeading(path);
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const look = () => {
    // A press within a frame raises no event here.
    if (document.activeElement?.matches('iframe') === true) path = pathOf(document.activeElement);
    if (isLost()) timer ??= setTimeout(restore, patience);
  };
  const remember = ({ target }: FocusEvent) => (path = pathOf(target));

  const changes = new MutationObserver(look);
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['hidden', 'aria-hidden', 'inert', 'disabled'],
  });
  document.addEventListener('focusin', remember);
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    document.removeEventListener('focusin', remember);
  };
}

/** Nothing has the focus, or something that was hidden a moment ago, as a frame. */
function isLost(): boolean {
  const { activeElement, body } = document;
  return !(activeElement instanceof HTMLElement) || activeElement === body || !canHaveFocus(activeElement);
}

/** The element and all around it but the body, from the inside out. */
function pathOf(target: EventTarget | null): HTMLElement[] {
  const path: HTMLElement[] = [];
  let each = target instanceof HTMLElement ? target : null;
  for (; each && each !== document.body; each = each.parentElement) path.push(each);
  return path;
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
