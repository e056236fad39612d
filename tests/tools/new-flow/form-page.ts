import { formCall } from './form-call.ts';
import { formFields, formMessages } from './form-parts.ts';
import { formPageChecks } from './form-page-checks.ts';
import type { NewFlow } from './names.ts';

/** The files of a page that sends a form, by their path. */
export function formPage(names: NewFlow): Record<string, string> {
  const { kebab } = names.flow;
  return {
    [`machines/${kebab}/${kebab}.machine.ts`]: machine(names),
    [`machines/${kebab}/${kebab}.entry.ts`]: entry(names),
    ...formCall(names.data),
    [`src/flows/${kebab}/${kebab}.messages.ts`]: formMessages(names),
    [`src/flows/${kebab}/${names.data.kebab}-form.tsx`]: formFields(names),
    [`src/flows/${kebab}/${kebab}.page.tsx`]: page(names),
    [`src/flows/${kebab}/${kebab}.actors.ts`]: actors(names),
    ...formPageChecks(names),
  };
}

const machine = ({ flow, data }: NewFlow) => `import { setup, type ActorRefFrom } from 'xstate';
import type { ${data.pascal} } from '#machines/domain/${data.kebab}.ts';
import { formParts, type FormContext, type FormEvent } from '#machines/form/form.machine.ts';

export type ${flow.pascal}Ref = ActorRefFrom<typeof ${flow.camel}Machine>;

const form = formParts<${data.pascal}, void>();

export const ${flow.camel}Machine = setup({
  types: {} as { context: FormContext<${data.pascal}, void>; events: FormEvent<${data.pascal}> },
  ...form.setup,
}).createMachine({
  ...form.chart,
  id: '${flow.camel}',
  description: '${flow.words}.',
  states: {
    ...form.chart.states,
    accepted: { description: 'The server accepted the form; the member is thanked.' },
  },
});
`;

const entry = ({ flow, data }: NewFlow) => `import { defineEntry } from '#machines/registry-entry.ts';
import { failures, refusal } from '#machines/samples/failures.ts';
import { sample${data.pascal} } from '#machines/samples/${data.kebab}.ts';
import { ${flow.camel}Machine } from './${flow.kebab}.machine.ts';

export const ${flow.camel}Entry = defineEntry<typeof ${flow.camel}Machine>({
  machine: ${flow.camel}Machine,
  title: '${flow.words}',
  summary: 'A form that fails costs nothing but another try.',
  inputs: [{ title: 'The page opens', input: undefined }],
  events: {
    'form.submit': [
      { title: 'Submit the form', event: { type: 'form.submit', values: sample${data.pascal} } },
    ],
  },
  source: { 'form.submit': 'member' },
  outcomes: {
    sendForm: {
      done: [{ title: 'It is accepted', output: undefined }],
      error: [refusal('Too many tries', 'i_auth_005', 2), failures.offline],
    },
  },
});
`;

const page = ({ flow, data }: NewFlow) => `import { useSelector } from '@xstate/react';
import { ${data.camel}Schema } from '#machines/domain/${data.kebab}.ts';
import type { ${flow.pascal}Ref } from '#machines/${flow.kebab}/${flow.kebab}.machine.ts';
import { flowPage } from '#src/app/flow-page.tsx';
import { useForm } from '#src/app/use-form.ts';
import { Task } from '#src/ui/task/task.tsx';
import { ${data.pascal}Form } from './${data.kebab}-form.tsx';
import { provide${flow.pascal} } from './${flow.kebab}.actors.ts';
import { ${flow.camel}Messages as copy } from './${flow.kebab}.messages.ts';

const reading = { fields: Object.keys(${data.camel}Schema.entries), unread: copy.accepted };

export default { view: flowPage('${flow.camel}', ${flow.pascal}Page), provide: provide${flow.pascal} };

export function ${flow.pascal}Page({ flow }: { flow: ${flow.pascal}Ref }) {
  const { form, submit } = useForm(flow, reading);
  const isAccepted = useSelector(flow, (snapshot) => snapshot.matches('accepted'));
  return (
    <Task title={copy.title}>
      {isAccepted ? <p role="status">{copy.accepted}</p> : <${data.pascal}Form form={form} onSubmit={submit} />}
    </Task>
  );
}
`;

const actors = ({ flow, data }: NewFlow) => `import { fromPromise } from 'xstate';
import type { ${data.pascal} } from '#machines/domain/${data.kebab}.ts';
import { ${flow.camel}Machine } from '#machines/${flow.kebab}/${flow.kebab}.machine.ts';
import { send${data.pascal} } from '#src/api/${data.kebab}.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';

export function provide${flow.pascal}({ http }: AppDependencies) {
  return ${flow.camel}Machine.provide({
    actors: {
      sendForm: fromPromise<void, { values: ${data.pascal} }>(({ input: { values }, signal }) =>
        send${data.pascal}(http, values, signal),
      ),
    },
  });
}
`;
