import type { FlowNames } from './names.ts';
import { actors, messages, play, views } from './shared-templates.ts';

/** The files of a new modal, by their path: a smallest flow that is complete, to be grown from there. */
export function modalFiles(names: FlowNames): Record<string, string> {
  const { kebab, camel } = names;
  return {
    [`machines/${kebab}/${kebab}.machine.ts`]: machine(names),
    [`machines/${kebab}/${kebab}.entry.ts`]: entry(names),
    [`src/flows/${kebab}/${kebab}.messages.ts`]: messages(names),
    [`src/flows/${kebab}/${kebab}.view.tsx`]: view(names),
    [`src/flows/${kebab}/${kebab}.modal.tsx`]: modal(names),
    [`src/flows/${kebab}/${kebab}.actors.ts`]: actors(names),
    [`gallery/screens/flows/${kebab}.tsx`]: gallery(names),
    [`tests/views/${kebab}.test.tsx`]: modalViews(names),
    [`paths/drive/drivers/${kebab}.driver.ts`]: modalPlay(names),
    [`paths/drive/modal-steps/${kebab}.ts`]: modalSteps(names),
    [`tests/machines/expected/${camel}.txt`]: table(names),
  };
}

const table = ({ camel }: FlowNames) => `start: The modal opens
    → asking

asking:
- Confirm (${camel}.confirm)
    → confirmed
- Close the modal (flow.close)
    → left
    ends with { next: null }

confirmed:
- Think again (${camel}.reopen)
    → asking
`;

function machine({ camel, pascal, words }: FlowNames): string {
  return `import { setup, type ActorRefFrom } from 'xstate';
import type { ModalOutput } from '#machines/domain/overlay.ts';

export type ${pascal}Event =
  { type: '${camel}.confirm' } | { type: '${camel}.reopen' } | { type: 'flow.close' };

export type ${pascal}Ref = ActorRefFrom<typeof ${camel}Machine>;

export const ${camel}Machine = setup({
  types: {} as { input: { kind: '${camel}' }; events: ${pascal}Event; output: ModalOutput },
}).createMachine({
  id: '${camel}',
  description: '${words}.',
  output: { next: null },
  initial: 'asking',
  on: { 'flow.close': '.left' },
  states: {
    asking: {
      description: 'The member is asked.',
      on: { '${camel}.confirm': 'confirmed' },
    },
    confirmed: {
      description: 'The member has confirmed.',
      on: { '${camel}.reopen': 'asking' },
    },
    left: { description: 'The member has closed it.', type: 'final' },
  },
});
`;
}

function entry({ kebab, camel, words }: FlowNames): string {
  return `import { defineEntry } from '#machines/catalogue-entry.ts';
import { ${camel}Machine } from './${kebab}.machine.ts';

export const ${camel}Entry = defineEntry<typeof ${camel}Machine>({
  machine: ${camel}Machine,
  title: '${words}',
  promise: 'The member decides, and can decide again.',
  inputs: [{ title: 'The modal opens', input: { kind: '${camel}' } }],
  events: {
    '${camel}.confirm': [{ title: 'Confirm', event: { type: '${camel}.confirm' } }],
    '${camel}.reopen': [{ title: 'Think again', event: { type: '${camel}.reopen' } }],
    'flow.close': [{ title: 'Close the modal', event: { type: 'flow.close' } }],
  },
  by: { '${camel}.confirm': 'member', '${camel}.reopen': 'member', 'flow.close': 'member' },
  outcomes: {},
});
`;
}

function view({ kebab, camel, pascal, words }: FlowNames): string {
  return `import type { ${pascal}Ref } from '#machines/${kebab}/${kebab}.machine.ts';
import type { FlowView } from '#src/app/flow-dialog.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { ${camel}Messages as copy } from './${kebab}.messages.ts';

type Step = 'asking' | 'confirmed';

/** ${words}, in its dialog. */
export const ${camel}View: FlowView<${pascal}Ref, Step> = {
  width: 520,
  selectStep: ({ value }) => (value === 'left' ? null : value),
  useStep: ({ flow, step }) =>
    step === 'asking'
      ? {
          step,
          title: copy.title,
          body: <Button onClick={() => flow.send({ type: '${camel}.confirm' })}>{copy.confirm}</Button>,
        }
      : {
          step,
          title: copy.title,
          body: <p role="status">{copy.confirmed}</p>,
          footer: <Button onClick={() => flow.send({ type: '${camel}.reopen' })}>{copy.reopen}</Button>,
        },
};
`;
}

function modal({ kebab, camel, pascal }: FlowNames): string {
  return `import { flowModal } from '#src/app/flow-modal.tsx';
import { provide${pascal} } from './${kebab}.actors.ts';
import { ${camel}View } from './${kebab}.view.tsx';

export default { view: flowModal('${camel}', ${camel}View), provide: provide${pascal} };
`;
}

function gallery({ kebab, camel }: FlowNames): string {
  return `import { ${camel}View } from '#src/flows/${kebab}/${kebab}.view.tsx';
import { ofDialog } from '../screen.tsx';

export const screens = { ${camel}: ofDialog(${camel}View) };
`;
}

const modalViews = (names: FlowNames) =>
  views(names, {
    drivers: 'page, userEvent',
    gestures: `    'flow.close': () => userEvent.keyboard('{Escape}'),\n`,
    screens: `    left: () => expect.element(page.getByRole('dialog', { name: ${names.camel}Messages.title })).toBeVisible(),\n`,
  });

const modalSteps = ({ camel, words }: FlowNames) => `import type { ModalStep } from './modal-step.ts';

export const steps: readonly ModalStep[] = [{ step: '${words}', overlay: { kind: '${camel}' } }];
`;

const modalPlay = (names: FlowNames) =>
  play(names, {
    start: 'The modal opens',
    at: `/?flow=${names.kebab}`,
    gestures: "    'flow.close': ({ page }) => page.keyboard.press('Escape'),\n",
    ends: "  ends: { left: 'no dialog any more' },\n",
    shows: "    left: (page) => page.locator('h1'),\n",
  });
