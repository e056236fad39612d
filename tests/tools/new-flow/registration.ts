import type { FlowNames, NewFlow } from './names.ts';

interface Listing {
  file: string;
  /** Where the new line goes. */
  place: RegExp;
  line: string;
  importing?: string;
}

const machineOf = ({ kebab }: FlowNames) => `#machines/${kebab}/${kebab}.machine.ts`;

const inRegistry = ({ kebab, camel }: FlowNames): Listing => ({
  file: 'machines/registry.ts',
  place: /(?=\n\];)/,
  line: `  ${camel}Entry,`,
  importing: `import { ${camel}Entry } from '#machines/${kebab}/${kebab}.entry.ts';`,
});

/** Every place that lists what a page is: its address, its flow, its code, and its cases. */
export function pageListings({ flow }: NewFlow): Listing[] {
  const { kebab, camel, pascal, words } = flow;
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
      importing: `import type { ${camel}Machine } from '${machineOf(flow)}';`,
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
    inRegistry(flow),
  ];
}

/** Every place that lists what a modal is: its kind, its flow, its code, and its cases. */
export function modalListings({ flow }: NewFlow): Listing[] {
  const { kebab, camel, words } = flow;
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
      importing: `import type { ${camel}Machine } from '${machineOf(flow)}';`,
    },
    {
      file: 'src/routes/modals.ts',
      place: /(?=\n\} satisfies Record<Overlay\['kind'\])/,
      line: `  ${camel}: lazyModule(() => import('#src/flows/${kebab}/${kebab}.modal.tsx')),`,
    },
    inRegistry(flow),
  ];
}

/** Every place that lists a call: its route, its name, what is lost without it, why `conform` may leave it out. */
function callListings({ kebab, camel, words }: FlowNames, name: string, whyLeftOut: string): Listing[] {
  return [
    {
      file: 'server/create-app.ts',
      place: /(?=;\n\}\n\n\/\*\* The whole API as a fetch handler)/,
      line: `    .route('/', ${camel}Routes(services))`,
      importing: `import { ${camel}Routes } from './${kebab}/${kebab}.routes.ts';`,
    },
    {
      file: 'tests/tools/back-end/all-calls.ts',
      place: /(?=\n\} as const satisfies Calls)/,
      line: `  ...${camel},`,
      importing: `import { calls as ${camel} } from '#src/api/${kebab}.ts';`,
    },
    {
      file: 'tests/tools/back-end/notes/calls.ts',
      place: /(?=\n\};\s*$)/,
      line: `  ${name}: { does: '${words}.', lost: '${words}.' },`,
    },
    {
      file: 'tests/tools/conform/left-out.ts',
      place: /(?=\n\};\n)/,
      line: `  ${name}: ${whyLeftOut},`,
    },
  ];
}

/** Every place that lists a read: those of a call, the fields of its answer, and what `conform` asks for. */
export function readListings({ data }: NewFlow): Listing[] {
  const { kebab, camel, pascal, words } = data;
  return [
    ...callListings(data, `fetch${pascal}`, 'notReached'),
    {
      file: 'tests/unit/api-optional.test.ts',
      place: /(?=\n *\]\.toSorted\(\))/,
      line: `'GET ${kebab}',`,
    },
    {
      file: 'tests/tools/back-end/resources.ts',
      place: /(?=\n\];\n)/,
      line: `  resource('${words}', ${camel}Schema, ${camel}Notes),`,
      importing: `import { ${camel}Schema } from '#machines/domain/${kebab}.ts';\nimport { ${camel}Notes } from './notes/${kebab}.ts';`,
    },
    {
      file: 'tests/tools/conform/checks/member.ts',
      place: /(?=\n\}\s*$)/,
      line: `  await ask('fetch${pascal}', fetch${pascal});`,
      importing: `import { fetch${pascal} } from '#src/api/${kebab}.ts';`,
    },
  ];
}

/** Every place that lists the call that sends a form. */
export const formListings = ({ data }: NewFlow): Listing[] =>
  callListings(data, `send${data.pascal}`, 'oneWay');

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
