type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What is sent, by name. A group without a choice is empty, a box that is not ticked is missing. */
export function valuesOf(form: HTMLFormElement): Record<string, FormDataEntryValue> {
  const groups = controlsOf(form).filter(({ type }) => type === 'radio');
  return Object.fromEntries([...groups.map(({ name }) => [name, ''] as const), ...new FormData(form)]);
}

/** What stands in the fields by name; a box or a choice that is not ticked is empty. Secrets are left out. */
export function draftOf(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const control of controlsOf(form)) {
    if (isSecret(control)) continue;
    if (control.type !== 'checkbox' && control.type !== 'radio') values[control.name] = control.value;
    else if ((control as HTMLInputElement).checked) values[control.name] = control.value;
    else values[control.name] ??= '';
  }
  return values;
}

/** The names in the order of their fields; those without a field come last. */
export function inFormOrder(form: HTMLFormElement, names: readonly string[]): string[] {
  const order = controlsOf(form).map((each) => each.name);
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return [...names].sort((one, other) => place(one) - place(other));
}

/** The field that takes the focus for a name: of several choices the one that is chosen. */
export function fieldNamed(form: HTMLFormElement, name: string): HTMLElement | undefined {
  const named = controlsOf(form).filter((each) => each.name === name && each.type !== 'hidden');
  return named.find((each) => each instanceof HTMLInputElement && each.checked) ?? named[0];
}

/** A shown password is a secret as well: its field is marked with `data-secret`, whatever its type is. */
function isSecret(control: Control): boolean {
  return control.type === 'password' || 'secret' in control.dataset;
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((each) => isControl(each)).filter(({ name }) => name !== '');
}

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}
