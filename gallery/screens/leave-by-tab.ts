import { describeNeighbors } from '../messages.ts';
import { tabbableIn } from '../tabbable.ts';

/**
 * A dialog keeps the Tab key to itself. In a frame of the gallery its last stop leads on to the page around, as a
 * browser's own controls would be come to, and so does its first stop backwards.
 */
export function leaveByTab(): void {
  if (window.parent === window) return;
  const press = (event: KeyboardEvent) => {
    const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
    if (event.key !== 'Tab' || !dialog) return;
    const stops = tabbableIn(dialog);
    const end = event.shiftKey ? stops.at(0) : stops.at(-1);
    if (end && document.activeElement !== end) return;
    event.preventDefault();
    event.stopPropagation();
    describeNeighbors({ type: 'screen.left', isBackwards: event.shiftKey });
  };
  window.addEventListener('keydown', press, { capture: true });
}
