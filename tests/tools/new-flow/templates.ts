import type { FlowNames } from './names.ts';

/** The files of a new flow, by their path: a smallest flow that is complete, to be grown from there. */
export function filesOf(names: FlowNames): Record<string, string> {
  const { kebab, camel } = names;
  return {
    [`machines/${kebab}/${kebab}.machine.ts`]: machine(names),
    [`machines/${kebab}/${kebab}.entry.ts`]: entry(names),
    [`src/messages/${kebab}.ts`]: messages(names),
    [`src/flows/${kebab}/${kebab}-screen.tsx`]: screen(names),
    [`tests/views/${kebab}.test.tsx`]: views(names),
    [`tests/machines/charts/${camel}.txt`]: `asking: ${camel}.confirm → confirmed\nconfirmed: ${camel}.reopen → asking\n`,
  };
}

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
  outcomes: {},
});
`;
}

function messages({ camel, words }: FlowNames): string {
  return `export const ${camel}Messages = {
  title: '${words}',
  confirm: 'Confirm',
  confirmed: 'Confirmed.',
  reopen: 'Think again',
} as const;
`;
}

function screen({ kebab, camel, pascal }: FlowNames): string {
  return `import { ${camel}Messages } from '#src/messages/${kebab}.ts';
import { Button } from '#src/ui/button/button.tsx';

interface ${pascal}ScreenProps {
  state: 'asking' | 'confirmed';
  onConfirm: () => void;
  onReopen: () => void;
}

export function ${pascal}Screen({ state, onConfirm, onReopen }: ${pascal}ScreenProps) {
  return (
    <>
      <h1>{${camel}Messages.title}</h1>
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

function views({ kebab, camel, pascal, words }: FlowNames): string {
  return `import { useSelector } from '@xstate/react';
import { createActor } from 'xstate';
import { describe, expect, it, onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { ${camel}Entry } from '#machines/${kebab}/${kebab}.entry.ts';
import type { ${camel}Machine, ${pascal}Ref } from '#machines/${kebab}/${kebab}.machine.ts';
import { ${pascal}Screen } from '#src/flows/${kebab}/${kebab}-screen.tsx';
import { ${camel}Messages } from '#src/messages/${kebab}.ts';
import { walkScreens } from '#tests/support/model/view-walk.ts';

function ${pascal}({ actor }: { actor: ${pascal}Ref }) {
  return (
    <${pascal}Screen
      state={useSelector(actor, ({ value }) => value)}
      onConfirm={() => actor.send({ type: '${camel}.confirm' })}
      onReopen={() => actor.send({ type: '${camel}.reopen' })}
    />
  );
}

const button = (name: string) => page.getByRole('button', { name });

const screens = walkScreens<typeof ${camel}Machine>({
  entry: ${camel}Entry,
  mount: async ({ machine, clock, inspect }) => {
    const actor = createActor(machine, { clock, inspect }).start();
    onTestFinished(() => void actor.stop());
    await render(<${pascal} actor={actor} />);
    return actor;
  },
  gestures: {
    '${camel}.confirm': () => button(${camel}Messages.confirm).click(),
    '${camel}.reopen': () => button(${camel}Messages.reopen).click(),
  },
  screens: {
    asking: () => expect.element(button(${camel}Messages.confirm)).toBeVisible(),
    confirmed: () => expect.element(page.getByText(${camel}Messages.confirmed)).toBeVisible(),
  },
});

describe('${words}', () => {
  it('[FLOW-03] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] $title', async (path) => {
    await screens.walk(path);
  });
});
`;
}
