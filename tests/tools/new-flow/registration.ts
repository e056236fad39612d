import type { FlowNames } from './names.ts';

interface Listing {
  file: string;
  /** Where the new line goes. */
  place: RegExp;
  line: string;
  importing?: string;
}

/** Every place that lists all flows: the catalogue, and the app with its cases. */
export function listingsOf({ kebab, camel }: FlowNames): Listing[] {
  return [
    {
      file: 'machines/catalogue.ts',
      place: /(?=\n\];)/,
      line: `  ${camel}Entry,`,
      importing: `import { ${camel}Entry } from '#machines/${kebab}/${kebab}.entry.ts';`,
    },
    {
      file: 'machines/app/app.setup.ts',
      place: /(?<=\n {2}actors: \{)/,
      line: `    ${camel}: ${camel}Machine,`,
      importing: `import { ${camel}Machine } from '#machines/${kebab}/${kebab}.machine.ts';`,
    },
    {
      file: 'machines/app/app.entry.ts',
      place: /(?<=\n {2}outcomes: \{)/,
      line: `    ${camel}: { done: [], error: [] },`,
    },
  ];
}

/** The source with the flow listed in it; null when there is no place for it. */
export function listIn(source: string, { place, line, importing }: Listing): string | null {
  const at = place.exec(source)?.index;
  const lastImport = [...source.matchAll(/^import .*;$/gm)].at(-1);
  if (at === undefined || !lastImport) return null;
  const listed = insertLine(source, at, line);
  return importing ? insertLine(listed, lastImport.index + lastImport[0].length, importing) : listed;
}

function insertLine(text: string, index: number, line: string): string {
  return `${text.slice(0, index)}\n${line}${text.slice(index)}`;
}
