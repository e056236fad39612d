/** What had the focus last: the element and all around it but the body, from the inside out. */
export interface FocusPath {
  elements: readonly HTMLElement[];
  /** For what takes the focus without an event, as a press within a frame does. */
  remember: (target: EventTarget | null) => void;
  end: () => void;
}

/** Follows the focus from now on; what leaves the page stays remembered. */
export function followFocus(): FocusPath {
  const path: FocusPath = {
    elements: pathOf(document.activeElement),
    remember: (target) => {
      path.elements = pathOf(target);
    },
    end: () => document.removeEventListener('focusin', onFocus),
  };
  const onFocus = ({ target }: FocusEvent) => path.remember(target);
  document.addEventListener('focusin', onFocus);
  return path;
}

function pathOf(target: EventTarget | null): HTMLElement[] {
  const path: HTMLElement[] = [];
  let each = target instanceof HTMLElement ? target : null;
  for (; each && each !== document.body; each = each.parentElement) path.push(each);
  return path;
}
