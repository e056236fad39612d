import type { FlowNames } from './names.ts';

interface Listing {
  file: string;
  /** Where the new line goes. */
  place: RegExp;
  line: string;
  importing?: string;
}

const machineOf = ({ kebab }: FlowNames) => `#machines/${kebab}/${kebab}.machine.ts`;

const inCatalogue = ({ kebab, camel }: FlowNames): Listing => ({
  file: 'machines/registry.ts',
  place: /(?=\n\];)/,
  line: `  ${camel}Entry,`,
  importing: `import { ${camel}Entry } from '#machines/${kebab}/${kebab}.entry.ts';`,
});

/** Every place that lists what a page is: its address, its flow, its code, and its cases. */
export function pageListings(names: FlowNames): Listing[] {
  const { kebab, camel, pascal, words } = names;
  return [
    {
      file: 'machines/domain/routes.ts',
      place: /(?=\n\} as const satisfies Record<string, RouteFacts>)/,
      line: `  '${kebab}': { path: '/${kebab}', title: '${words}', access: 'main' },`,
    },
    {
      file: 'machines/page/page-flows.ts',
      place: /(?=\n\} as const satisfies Record<string, PageFlowFacts>)/,
      line: `  ${camel}: {
    logic: unprovidedFlow<${pascal}Flow>('${camel}'),
    routes: ['${kebab}'],
    description: '${words}.',
  },`,
      importing: `import type { ${camel}Machine } from '${machineOf(names)}';`,
    },
    {
      file: 'machines/page/page-flows.ts',
      place: /(?=\n\ninterface PageFlowFacts)/,
      line: `export interface ${pascal}Flow extends FlowLogic<typeof ${camel}Machine> {}`,
    },
    {
      file: 'src/routes/flows.ts',
      place: /(?=\n {2}\},\n {2}modals:)/,
      line: `    ${camel}: lazyModule(() => import('#src/flows/${kebab}/${kebab}.page.tsx')),`,
    },
    inCatalogue(names),
  ];
}

/** Every place that lists what a modal is: its kind, its flow, its code, and its cases. */
export function modalListings(names: FlowNames): Listing[] {
  const { kebab, camel, words } = names;
  return [
    {
      file: 'machines/domain/overlay.ts',
      place: /(?=;\n\n\/\*\* What can be open over the page\. \*\/)/,
      line: `  | { kind: '${camel}' }`,
    },
    {
      file: 'machines/modal/modals.ts',
      place: /(?=\n\} satisfies \{ \[Name in ModalName\])/,
      line: `  ${camel}: {
    description: '${words}.',
    logic: unprovidedFlow<FlowLogic<typeof ${camel}Machine>>('${camel}'),
    address: named('${kebab}', { kind: '${camel}' }),
  },`,
      importing: `import type { ${camel}Machine } from '${machineOf(names)}';`,
    },
    {
      file: 'src/routes/modals.ts',
      place: /(?=\n\} satisfies Record<Overlay\['kind'\])/,
      line: `  ${camel}: lazyModule(() => import('#src/flows/${kebab}/${kebab}.modal.tsx')),`,
    },
    inCatalogue(names),
  ];
}

/** The source with the flow listed in it; null when there is no place for it. */
export function listIn(source: string, { place, line, importing }: Listing): string | null {
  const at = place.exec(source)?.index;
  if (at === undefined) return null;
  const listed = insertLine(source, at, line);
  if (!importing) return listed;
  const lastImport = [...source.matchAll(/^import .*;$/gm)].at(-1);
  return lastImport ? insertLine(listed, lastImport.index + lastImport[0].length, importing) : null;
}

function insertLine(text: string, index: number, line: string): string {
  return `${text.slice(0, index)}\n${line}${text.slice(index)}`;
}
