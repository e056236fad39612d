import type { FlowNames } from './names.ts';

interface Listing {
  file: string;
  /** Where the new line goes. */
  place: RegExp;
  line: string;
  importing?: string;
}

/** Every place that lists what a page is: its address, its flow, its code, and its cases. */
export function listingsOf({ kebab, camel, pascal, words }: FlowNames): Listing[] {
  const machine = `#machines/${kebab}/${kebab}.machine.ts`;
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
      importing: `import type { ${camel}Machine } from '${machine}';`,
    },
    {
      file: 'machines/page/page-flows.ts',
      place: /(?=\n\ninterface PageFlowFacts)/,
      line: `export interface ${pascal}Flow extends FlowLogic<typeof ${camel}Machine> {}`,
    },
    {
      file: 'src/routes/flows.ts',
      place: /(?=\n\};\n\nexport const flows)/,
      line: `  ${camel}: {
    page: () => import('#src/flows/${kebab}/${kebab}.page.tsx'),
    provide: async (outside) => (await import('#src/flows/${kebab}/${kebab}.actors.ts')).provide${pascal}(outside),
  },`,
    },
    {
      file: 'machines/catalogue.ts',
      place: /(?=\n\];)/,
      line: `  ${camel}Entry,`,
      importing: `import { ${camel}Entry } from '#machines/${kebab}/${kebab}.entry.ts';`,
    },
    {
      file: 'tests/machines/charts/page.txt',
      place: /(?<=\narriving: always \[isOn\][^\n]*)(?=\narriving: always →)/,
      line: `arriving: always [isOn] → ${camel}`,
    },
    {
      file: 'tests/machines/charts/page.txt',
      place: /(?=\n$)/,
      line: `${camel}: route.entered [leadsTo] → stays / keepRoute, tellStep
${camel}: network.restored → stays / tellRestored
${camel}: done ${camel} → entering
${camel}: error ${camel} → broken`,
    },
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
