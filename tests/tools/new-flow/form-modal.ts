import { formCall } from './form-call.ts';
import { formFields, formMessages } from './form-parts.ts';
import { formModalChecks } from './form-modal-checks.ts';
import type { NewFlow } from './names.ts';

/** The files of a modal that sends a form, by their path. */
export function formModal(names: NewFlow): Record<string, string> {
  const { kebab } = names.flow;
  return {
    [`machines/${kebab}/${kebab}.machine.ts`]: machine(names),
    [`machines/${kebab}/${kebab}.entry.ts`]: entry(names),
    ...formCall(names.data),
    [`src/flows/${kebab}/${kebab}.messages.ts`]: formMessages(names),
    [`src/flows/${kebab}/${names.data.kebab}-form.tsx`]: formFields(names),
    [`src/flows/${kebab}/${kebab}.view.tsx`]: view(names),
    [`src/flows/${kebab}/${kebab}.modal.tsx`]: modal(names),
    [`src/flows/${kebab}/${kebab}.actors.ts`]: actors(names),
    ...formModalChecks(names),
  };
}

const machine = ({ flow, data }: NewFlow) => `import { setup, type ActorRefFrom } from 'xstate';
import type { ${data.pascal} } from '#machines/domain/${data.kebab}.ts';
import type { ModalOutput } from '#machines/domain/overlay.ts';
import { createFormMachine } from '#machines/form/form.machine.ts';

export const ${flow.camel}Forms = { ${data.camel}: createFormMachine<${data.pascal}, void>('${data.camel}') };

export type ${flow.pascal}Ref = ActorRefFrom<typeof ${flow.camel}Machine>;

export const ${flow.camel}Machine = setup({
  types: {} as {
    input: { kind: '${flow.camel}' };
    events: { type: 'flow.close' };
    children: { ${data.camel}: '${data.camel}' };
    output: ModalOutput;
  },
  actors: ${flow.camel}Forms,
}).createMachine({
  id: '${flow.camel}',
  description: '${flow.words}.',
  output: { next: null },
  initial: 'editing',
  on: { 'flow.close': '.closed' },
  states: {
    editing: {
      description: 'The form is being filled in or sent.',
      invoke: { id: '${data.camel}', src: '${data.camel}', onDone: 'accepted' },
    },
    accepted: { description: 'The server accepted the form; the member is thanked.' },
    closed: { description: 'The member has closed the modal.', type: 'final' },
  },
});
`;

const entry = ({ flow, data }: NewFlow) => `import { defineEntry } from '#machines/registry-entry.ts';
import { ${flow.camel}Machine } from './${flow.kebab}.machine.ts';

export const ${flow.camel}Entry = defineEntry<typeof ${flow.camel}Machine>({
  machine: ${flow.camel}Machine,
  title: '${flow.words}',
  summary: 'A form that fails costs nothing but another try.',
  inputs: [{ title: 'The modal opens', input: { kind: '${flow.camel}' } }],
  events: { 'flow.close': [{ title: 'Close the modal', event: { type: 'flow.close' } }] },
  source: { 'flow.close': 'member' },
  outcomes: { ${data.camel}: { done: [{ title: 'It is accepted', output: undefined }], error: [] } },
});
`;

const view = ({ flow, data }: NewFlow) => `import { useSelector } from '@xstate/react';
import { ${data.camel}Schema } from '#machines/domain/${data.kebab}.ts';
import type { ${flow.pascal}Ref } from '#machines/${flow.kebab}/${flow.kebab}.machine.ts';
import type { FlowView } from '#src/app/flow-dialog.tsx';
import { useForm } from '#src/app/use-form.ts';
import { ${data.pascal}Form } from './${data.kebab}-form.tsx';
import { ${flow.camel}Messages as copy } from './${flow.kebab}.messages.ts';

type Step = 'editing' | 'accepted';

const reading = { fields: Object.keys(${data.camel}Schema.entries), unread: copy.accepted };

export const ${flow.camel}View: FlowView<${flow.pascal}Ref, Step> = {
  width: 520,
  selectStep: ({ value }) => (value === 'closed' ? null : value),
  useStep: ({ flow, step }) => ({
    step,
    title: copy.title,
    body: step === 'editing' ? <Editing flow={flow} /> : <p role="status">{copy.accepted}</p>,
  }),
};

function Editing({ flow }: { flow: ${flow.pascal}Ref }) {
  const { form, submit } = useForm(
    useSelector(flow, ({ children }) => children.${data.camel}),
    reading,
  );
  return <${data.pascal}Form form={form} onSubmit={submit} />;
}
`;

const modal = ({ flow }: NewFlow) => `import { flowModal } from '#src/app/flow-modal.tsx';
import { provide${flow.pascal} } from './${flow.kebab}.actors.ts';
import { ${flow.camel}View } from './${flow.kebab}.view.tsx';

export default { view: flowModal('${flow.camel}', ${flow.camel}View), provide: provide${flow.pascal} };
`;

const actors = ({ flow, data }: NewFlow) => `import { fromPromise } from 'xstate';
import { ${flow.camel}Forms, ${flow.camel}Machine } from '#machines/${flow.kebab}/${flow.kebab}.machine.ts';
import { send${data.pascal} } from '#src/api/${data.kebab}.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';

export function provide${flow.pascal}({ http }: AppDependencies) {
  return ${flow.camel}Machine.provide({
    actors: {
      ${data.camel}: ${flow.camel}Forms.${data.camel}.provide({
        actors: {
          sendForm: fromPromise(({ input: { values }, signal }) => send${data.pascal}(http, values, signal)),
        },
      }),
    },
  });
}
`;
