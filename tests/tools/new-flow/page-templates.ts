import type { FlowNames } from './names.ts';
import { actors, messages, play, views } from './shared-templates.ts';

/** The files of a new page, by their path: a smallest flow that is complete, to be grown from there. */
export function pageFiles(names: FlowNames): Record<string, string> {
  const { kebab, camel } = names;
  return {
    [`machines/${kebab}/${kebab}.machine.ts`]: machine(names),
    [`machines/${kebab}/${kebab}.entry.ts`]: entry(names),
    [`src/flows/${kebab}/${kebab}.messages.ts`]: messages(names),
    [`src/flows/${kebab}/${kebab}-screen.tsx`]: screen(names),
    [`src/flows/${kebab}/${kebab}.page.tsx`]: pageView(names),
    [`src/flows/${kebab}/${kebab}.actors.ts`]: actors(names),
    [`gallery/screens/flows/${kebab}.tsx`]: gallery(names),
    [`tests/views/${kebab}.test.tsx`]: views(names),
    [`paths/drive/drivers/${kebab}.driver.ts`]: play(names, { start: 'The flow opens', at: `/${kebab}` }),
    [`tests/machines/expected/${camel}.txt`]: table(names),
  };
}

const table = ({ camel }: FlowNames) => `start: The flow opens
    → asking

asking:
- Confirm (${camel}.confirm)
    → confirmed

confirmed:
- Think again (${camel}.reopen)
    → asking
`;

function machine({ camel, pascal, words }: FlowNames): string {
  return `import { setup, type ActorRefFrom } from 'xstate';

export type ${pascal}Event = { type: '${camel}.confirm' } | { type: '${camel}.reopen' };

export type ${pascal}Ref = ActorRefFrom<typeof ${camel}Machine>;

export const ${camel}Machine = setup({
  types: {} as { events: ${pascal}Event },
}).createMachine({
  id: '${camel}',
  description: '${words}.',
  initial: 'asking',
  states: {
    asking: {
      description: 'The member is asked.',
      on: { '${camel}.confirm': 'confirmed' },
    },
    confirmed: {
      description: 'The member has confirmed.',
      on: { '${camel}.reopen': 'asking' },
    },
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
  inputs: [{ title: 'The flow opens', input: undefined }],
  events: {
    '${camel}.confirm': [{ title: 'Confirm', event: { type: '${camel}.confirm' } }],
    '${camel}.reopen': [{ title: 'Think again', event: { type: '${camel}.reopen' } }],
  },
  by: { '${camel}.confirm': 'member', '${camel}.reopen': 'member' },
  outcomes: {},
});
`;
}

function screen({ kebab, camel, pascal }: FlowNames): string {
  return `import { Button } from '#src/ui/button/button.tsx';
import { ${camel}Messages } from './${kebab}.messages.ts';

interface ${pascal}ScreenProps {
  state: 'asking' | 'confirmed';
  onConfirm: () => void;
  onReopen: () => void;
}

export function ${pascal}Screen({ state, onConfirm, onReopen }: ${pascal}ScreenProps) {
  return (
    <>
      <h1 tabIndex={-1}>{${camel}Messages.title}</h1>
      {state === 'asking' ? (
        <Button onClick={onConfirm}>{${camel}Messages.confirm}</Button>
      ) : (
        <>
          <p role="status">{${camel}Messages.confirmed}</p>
          <Button onClick={onReopen}>{${camel}Messages.reopen}</Button>
        </>
      )}
    </>
  );
}
`;
}

function pageView({ kebab, camel, pascal }: FlowNames): string {
  return `import { useSelector } from '@xstate/react';
import type { ${pascal}Ref } from '#machines/${kebab}/${kebab}.machine.ts';
import { flowPage } from '#src/app/flow-page.tsx';
import { provide${pascal} } from './${kebab}.actors.ts';
import { ${pascal}Screen } from './${kebab}-screen.tsx';

export default { view: flowPage('${camel}', ${pascal}), provide: provide${pascal} };

export function ${pascal}({ flow }: { flow: ${pascal}Ref }) {
  return (
    <${pascal}Screen
      state={useSelector(flow, ({ value }) => value)}
      onConfirm={() => flow.send({ type: '${camel}.confirm' })}
      onReopen={() => flow.send({ type: '${camel}.reopen' })}
    />
  );
}
`;
}

function gallery({ kebab, camel, pascal }: FlowNames): string {
  return `import type { ${camel}Machine } from '#machines/${kebab}/${kebab}.machine.ts';
import { ${pascal} } from '#src/flows/${kebab}/${kebab}.page.tsx';
import { ofPage } from '../screen.tsx';

export const screens = { ${camel}: ofPage<typeof ${camel}Machine>('${kebab}', (flow) => <${pascal} flow={flow} />) };
`;
}
