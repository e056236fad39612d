const writable = ':is(input, textarea, select):not(:disabled, [readonly], [hidden])';
const isNoField = '[type=hidden], [type=checkbox], [type=radio], [type=range]';
const fingers = '(pointer: coarse)';

/**
 * Labels the Enter key of a touch keyboard by what it does in each field of a form: `next` where another field follows,
 * to which Enter then leads, and `go` in the last one, where it sends. A field that has a label of its own, or lines,
 * keeps its Enter. Returns how to end this.
 */
export function labelEnterKey(hasTouchKeyboard = () => matchMedia(fingers).matches): () => void {
  const label = ({ target }: Pick<Event, 'target'>) => {
    if (!(target instanceof HTMLInputElement) || target.matches(isNoField) || !target.form) return;
    if (target.enterKeyHint === '') target.enterKeyHint = fieldAfter(target) ? 'next' : 'go';
  };
  const lead = (event: KeyboardEvent) => {
    const { target, key, isComposing } = event;
    if (key !== 'Enter' || isComposing || event.defaultPrevented || !hasTouchKeyboard()) return;
    if (!(target instanceof HTMLInputElement) || target.enterKeyHint !== 'next') return;
    const next = fieldAfter(target);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  label({ target: document.activeElement });
  document.addEventListener('focusin', label);
  document.addEventListener('keydown', lead);
  return () => {
    document.removeEventListener('focusin', label);
    document.removeEventListener('keydown', lead);
  };
}

function fieldAfter(field: HTMLInputElement): HTMLElement | undefined {
  const fields = [...(field.form?.querySelectorAll<HTMLElement>(writable) ?? [])].filter(
    (each) => !each.matches(isNoField),
  );
  return fields[fields.indexOf(field) + 1];
}
