/** What a group of the drawing is called by, after what it is; the first that fits. */
const layers: readonly (readonly [selector: string, name: string])[] = [
  ['.area', 'group'],
  ['.heading', 'heading'],
  ['.inside', 'anywhere inside'],
  ['.line', 'line'],
  ['svg > .row', 'anywhere'],
  ['[data-state]', 'state'],
];

/** Names the layers of a drawing, as Figma, Illustrator and Inkscape list them, each name once. */
export function nameLayers(drawing: SVGElement): void {
  const used = new Map<string, number>();
  for (const group of drawing.querySelectorAll('g')) {
    const layer = layers.find(([selector]) => group.matches(selector));
    if (!layer) continue;
    const name = `${layer[1]}: ${wordsOf(drawing, group)}`;
    const times = (used.get(name) ?? 0) + 1;
    used.set(name, times);
    group.id = times === 1 ? name : `${name} (${times})`;
  }
}

/** A state by its title, which for a group stands in its heading; anything else by its first words. */
function wordsOf(drawing: SVGElement, group: Element): string {
  const state = group.getAttribute('data-state');
  const around =
    state === null ? group : (drawing.querySelector(`.heading[data-state="${CSS.escape(state)}"]`) ?? group);
  const row = around.querySelector('.title') ?? around.querySelector('.row');
  const words = [...(row?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent);
  return words.join(' ') || (state ?? group.getAttribute('data-line') ?? '');
}
