/** What keeps a markup from being well-formed XML with unique ids: null for a good one. */
export function whyNotWellFormed(markup: string): string | null {
  const open: string[] = [];
  const ids = new Set<string>();
  const text = markup.replaceAll(/<[^<>]+>/g, '');
  if (/[<>]|&(?!(amp|lt|gt|quot|#\d+);)/.test(text)) return 'a stray < > or &';
  for (const [tag, closing, name = '', rest = '', empty] of markup.matchAll(
    /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|<[^<>]+>/g,
  )) {
    if (name === '') return `not a tag: ${tag}`;
    const attributes = [...rest.matchAll(/([\w:-]+)="([^"]*)"/g)];
    const names = attributes.map(([, attribute]) => attribute);
    if (new Set(names).size < names.length) return `an attribute twice: ${tag}`;
    for (const [, attribute, value = ''] of attributes) {
      if (/NaN|undefined|Infinity/.test(value)) return `not a value: ${tag}`;
      if (attribute === 'id' && ids.size === ids.add(value).size) return `an id twice: ${value}`;
    }
    if (closing !== '' && open.pop() !== name) return `closes what is not open: ${tag}`;
    if (closing === '' && empty === '') open.push(name);
  }
  return open.length === 0 ? null : `never closed: ${open.join(' ')}`;
}
