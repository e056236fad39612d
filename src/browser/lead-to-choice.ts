/**
 * Where a button was pressed and nothing was chosen, the first of the choices beside it takes the focus, and is read with
 * the error. Returns how to end this.
 */
export function leadToChoice(): () => void {
  const lead = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const around = button?.closest('div:has([role=radiogroup])');
    setTimeout(() => around?.querySelector<HTMLElement>('[role=radiogroup][aria-invalid] input')?.focus());
  };
  document.addEventListener('click', lead);
  return () => document.removeEventListener('click', lead);
}
