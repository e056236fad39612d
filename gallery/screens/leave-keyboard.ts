/**
 * In a frame of the gallery the keyboard is only of who went there: what takes the focus by itself, as a dialog that
 * opens does, has it inside its document, and who types around it goes on.
 */
export function leaveKeyboard(): void {
  const frame = window.frameElement;
  if (frame === null) return;
  const own: unknown = Reflect.get(HTMLElement.prototype, 'focus');
  HTMLElement.prototype.focus = new Proxy(own as HTMLElement['focus'], {
    apply: (focus, element, options: [FocusOptions?]) => {
      const around = frame.ownerDocument.activeElement;
      Reflect.apply(focus, element, options);
      if (around !== frame) giveBack(around, frame);
    },
  });
}

/** Elements of the page around are of another window's classes. */
function giveBack(place: Element | null, from: Element): void {
  if (from.ownerDocument.activeElement !== from) return;
  if (place && place !== from.ownerDocument.body) (place as HTMLElement).focus({ preventScroll: true });
  else (from as HTMLElement).blur();
}
