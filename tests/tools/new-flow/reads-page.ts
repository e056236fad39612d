import { readsPageChecks } from './reads-page-checks.ts';
import type { NewFlow } from './names.ts';
import { readsCall } from './reads-call.ts';

/** The files of a page that reads something, by their path. */
export function readsPage(names: NewFlow): Record<string, string> {
  const { kebab } = names.flow;
  return {
    [`machines/${kebab}/${kebab}.machine.ts`]: machine(names),
    [`machines/${kebab}/${kebab}.entry.ts`]: entry(names),
    ...readsCall(names.data),
    [`src/flows/${kebab}/${kebab}.messages.ts`]: messages(names),
    [`src/flows/${kebab}/${kebab}-screen.tsx`]: screen(names),
    [`src/flows/${kebab}/${kebab}.page.tsx`]: page(names),
    [`src/flows/${kebab}/${kebab}.actors.ts`]: actors(names),
    ...readsPageChecks(names),
  };
}

const machine = ({ flow, data }: NewFlow) =>
  `import { sendTo, setup, type ActorRefFrom, type MachineContext } from 'xstate';
import type { ${data.pascal} } from '#machines/domain/${data.kebab}.ts';
import type { PageFlowInput } from '#machines/page/page.types.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';

export const ${flow.camel}Reads = {
  ${data.camel}: createResourceMachine<${data.pascal}, Record<string, never>>('${data.camel}'),
};

export type ${flow.pascal}Ref = ActorRefFrom<typeof ${flow.camel}Machine>;

export const ${flow.camel}Machine = setup({
  types: {} as {
    context: MachineContext;
    input: PageFlowInput;
    children: { ${data.camel}: '${data.camel}' };
  },
  actors: ${flow.camel}Reads,
  actions: { load${data.pascal}: sendTo('${data.camel}', { type: 'resource.load', params: {} }) },
}).createMachine({
  id: '${flow.camel}',
  description: '${flow.words}.',
  context: {},
  initial: 'shown',
  states: {
    shown: {
      description: 'What the page shows is being read, or was read.',
      entry: 'load${data.pascal}',
      invoke: { id: '${data.camel}', src: '${data.camel}' },
    },
  },
});
`;

const entry = ({ flow, data }: NewFlow) => `import { defineEntry } from '#machines/registry-entry.ts';
import { ${flow.camel}Machine } from './${flow.kebab}.machine.ts';

export const ${flow.camel}Entry = defineEntry<typeof ${flow.camel}Machine>({
  machine: ${flow.camel}Machine,
  title: '${flow.words}',
  summary: 'The page shows what was read, and a failed read can be tried again.',
  inputs: [
    { title: 'The page opens', input: { step: '${flow.kebab}', search: {}, tiers: [], session: null } },
  ],
  events: {},
  source: {},
  outcomes: { ${data.camel}: { done: [], error: [] } },
});
`;

const messages = ({ flow, data }: NewFlow) => `export const ${flow.camel}Messages = {
  title: '${flow.words}',
  sectionTitle: '${data.words}',
  failed: '${data.words} couldn’t be loaded',
} as const;
`;

const screen = ({ flow, data }: NewFlow) =>
  `import type { ${data.pascal} } from '#machines/domain/${data.kebab}.ts';
import type { Section } from '#src/ui/section/section.ts';
import { SectionView } from '#src/ui/section/section-view.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { ${flow.camel}Messages as copy } from './${flow.kebab}.messages.ts';

export function ${flow.pascal}Screen({ section }: { section: Section<${data.pascal}> }) {
  return (
    <>
      <h1 tabIndex={-1}>{copy.title}</h1>
      {section.state !== 'absent' && (
        <section aria-labelledby="${data.kebab}">
          <h2 id="${data.kebab}">{copy.sectionTitle}</h2>
          <SectionView section={section} failureTitle={copy.failed} skeleton={<Skeleton width={240} />}>
            {({ text }) => <p>{text}</p>}
          </SectionView>
        </section>
      )}
    </>
  );
}
`;

const page = ({ flow, data }: NewFlow) => `import { useSelector } from '@xstate/react';
import type { ${data.pascal} } from '#machines/domain/${data.kebab}.ts';
import type { ${flow.pascal}Ref } from '#machines/${flow.kebab}/${flow.kebab}.machine.ts';
import type { ResourceRef } from '#machines/resource/resource.machine.ts';
import { flowPage } from '#src/app/flow-page.tsx';
import { useReadSection } from '#src/app/use-section.ts';
import { provide${flow.pascal} } from './${flow.kebab}.actors.ts';
import { ${flow.pascal}Screen } from './${flow.kebab}-screen.tsx';

export default { view: flowPage('${flow.camel}', ${flow.pascal}Page), provide: provide${flow.pascal} };

export function ${flow.pascal}Page({ flow }: { flow: ${flow.pascal}Ref }) {
  const ${data.camel} = useSelector(flow, ({ children }) => children.${data.camel});
  return ${data.camel} && <Shown read={${data.camel}} />;
}

function Shown({ read }: { read: ResourceRef<${data.pascal}, Record<string, never>> }) {
  return <${flow.pascal}Screen section={useReadSection(read)} />;
}
`;

const actors = ({ flow, data }: NewFlow) => `import { fromPromise } from 'xstate';
import { ${flow.camel}Machine, ${flow.camel}Reads } from '#machines/${flow.kebab}/${flow.kebab}.machine.ts';
import { fetch${data.pascal} } from '#src/api/${data.kebab}.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';

export function provide${flow.pascal}({ http }: AppDependencies) {
  return ${flow.camel}Machine.provide({
    actors: {
      ${data.camel}: ${flow.camel}Reads.${data.camel}.provide({
        actors: { fetchResource: fromPromise(({ signal }) => fetch${data.pascal}(http, signal)) },
      }),
    },
  });
}
`;
