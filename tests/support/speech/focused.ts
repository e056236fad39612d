const roles: Readonly<Record<string, string>> = {
  a: 'link',
  button: 'button',
  select: 'combobox',
  textarea: 'textbox',
  iframe: 'frame',
  summary: 'summary',
  section: 'region',
  li: 'listitem',
};

/** What a reader says of an element that takes the focus: its role, its name, and what describes it. */
export function spokenOf(element: HTMLElement): string {
  const name = textOf(nameOf(element));
  const said = [name === '' ? roleOf(element) : `${roleOf(element)} “${name}”`];
  const description = textOf(textsBy(element, 'aria-describedby'));
  if (description !== '') said.push(`described “${description}”`);
  return said.join(', ');
}

/** A line, with amounts, dates and times left open. */
export function textOf(words: string): string {
  return words
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/(?:CAD\s|\$)?\d[\d.,:]*(?: [AP]M)?/g, '…')
    .slice(0, 160);
}

function roleOf(element: HTMLElement): string {
  const role = element.getAttribute('role');
  if (role !== null) return role;
  if (element instanceof HTMLInputElement)
    return ['radio', 'checkbox'].includes(element.type) ? element.type : 'textbox';
  return roles[element.localName] ?? (/^h\d$/.test(element.localName) ? 'heading' : element.localName);
}

function nameOf(element: HTMLElement): string {
  const label = element.getAttribute('aria-label') ?? textsBy(element, 'aria-labelledby');
  if (label !== '') return label;
  const labels =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
      ? [...(element.labels ?? [])]
      : [];
  if (labels.length > 0) return labels.map(({ innerText }) => innerText).join(' ');
  return element.localName === 'main' ? '' : element.innerText || element.title;
}

function textsBy(element: HTMLElement, attribute: string): string {
  const ids = (element.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean);
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
