import type { NewFlow } from './names.ts';

/** What checks and shows a modal that sends a form: its table, its gallery screen, its driver, its walks. */
export function formModalChecks(names: NewFlow): Record<string, string> {
  const { kebab, camel } = names.flow;
  return {
    [`tests/machines/expected/${camel}.txt`]: table(names),
    [`gallery/screens/flows/${kebab}.tsx`]: gallery(names),
    [`paths/drive/drivers/${kebab}.driver.ts`]: driver(names),
    [`paths/drive/modal-steps/${kebab}.ts`]: modalSteps(names),
    [`tests/views/${kebab}.test.tsx`]: views(names),
  };
}

const table = ({ data }: NewFlow) => `start: The modal opens
    → editing
    asks ${data.camel}

editing:
- It is accepted (${data.camel} answers)
    → accepted
- Close the modal (flow.close)
    → closed
    ends with { next: null }
    stops ${data.camel}

accepted:
- Close the modal (flow.close)
    → closed
    ends with { next: null }
`;

const gallery = ({ flow, data }: NewFlow) =>
  `import { ${flow.camel}Machine } from '#machines/${flow.kebab}/${flow.kebab}.machine.ts';
import { ${flow.camel}View } from '#src/flows/${flow.kebab}/${flow.kebab}.view.tsx';
import { innerMachines, ofDialog } from '../screen.tsx';
import { member } from '../tenant-fixture.ts';

export const screens = {
  ${flow.camel}: ofDialog(
    ${flow.camel}View,
    { inner: innerMachines(${flow.camel}Machine, '${data.camel}') },
    member,
  ),
};
`;

const driver = ({ flow, data }: NewFlow) => `import type { Page } from '@playwright/test';
import { ${flow.camel}Messages as copy } from '#src/flows/${flow.kebab}/${flow.kebab}.messages.ts';
import type { Driver, Drivers } from '../driver.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name });

const ${flow.camel}Play: Driver = {
  members: { usual: 'active' },
  isSignedIn: true,
  starts: {
    'The modal opens': {
      how: 'Open {at}/?flow=${flow.kebab}.',
      come: ({ page }) => page.goto('/?flow=${flow.kebab}'),
    },
  },
  gestures: { 'flow.close': ({ page }) => page.keyboard.press('Escape') },
  asks: {
    '${data.camel}.done~it-is-accepted': async ({ page, member }) => {
      await page.getByLabel(copy.email, { exact: true }).fill(member.email);
      await button(page, copy.submit).click();
    },
  },
  hands: {
    '${data.camel}.done~it-is-accepted': \`Type the member’s email, and press “\${copy.submit}”.\`,
  },
  calls: { ${data.camel}: { method: 'POST', path: '/${data.kebab}' } },
  plain: ['${data.camel}.done~it-is-accepted'],
  ends: { closed: 'no dialog any more' },
  shows: {
    editing: (page) => button(page, copy.submit),
    accepted: (page) => page.getByText(copy.accepted),
    closed: (page) => page.locator('h1'),
  },
};

export const plays: Drivers = { ${flow.camel}: ${flow.camel}Play };
`;

const modalSteps = ({ flow, data }: NewFlow) => `import { answer, type ModalStep } from './modal-step.ts';

const overlay = { kind: '${flow.camel}' } as const;

export const steps: readonly ModalStep[] = [
  { step: '${flow.words}', overlay },
  {
    step: '${flow.words}, accepted',
    overlay,
    lead: answer(['${flow.camel}'], '${data.camel}', undefined),
  },
];
`;

const views = ({ flow }: NewFlow) => `import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ${flow.camel}Entry } from '#machines/${flow.kebab}/${flow.kebab}.entry.ts';
import type { ${flow.camel}Machine } from '#machines/${flow.kebab}/${flow.kebab}.machine.ts';
import { ${flow.camel}Messages as copy } from '#src/flows/${flow.kebab}/${flow.kebab}.messages.ts';
import { audited } from '#tests/support/audited-screens.ts';
import { onScreen } from '#tests/support/on-screen.ts';
import { walkScreens } from '#tests/support/view-walk.ts';

const screens = walkScreens<typeof ${flow.camel}Machine>({
  ...onScreen(${flow.camel}Entry),
  gestures: { 'flow.close': () => userEvent.keyboard('{Escape}') },
  screens: audited({
    editing: () => expect.element(page.getByRole('button', { name: copy.submit })).toBeEnabled(),
    accepted: () => expect.element(page.getByText(copy.accepted)).toBeVisible(),
    closed: () => expect.element(page.getByRole('dialog', { name: copy.title })).toBeVisible(),
  }),
});

describe('${flow.words}', () => {
  it('[FLOW-03] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] $title', async (path) => {
    await screens.walk(path);
  });
});
`;
