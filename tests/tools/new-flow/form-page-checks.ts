import type { NewFlow } from './names.ts';

/** What checks and shows a page that sends a form: its table, its gallery screen, its driver, its walks. */
export function formPageChecks(names: NewFlow): Record<string, string> {
  const { kebab, camel } = names.flow;
  return {
    [`tests/machines/expected/${camel}.txt`]: table,
    [`gallery/screens/flows/${kebab}.tsx`]: gallery(names),
    [`paths/drive/drivers/${kebab}.driver.ts`]: driver(names),
    [`tests/views/${kebab}.test.tsx`]: views(names),
  };
}

const sends = `- Submit the form (form.submit)
    → sending [busy]
    sets values = { email: "ada@example.com" }`;

const asks = `    asks sendForm: { values: { email: "ada@example.com" } }
    waits answerTimeout in sending`;

const table = `start: The page opens
    → editing
    sets values = null
    sets error = null
    sets answer = null

editing:
${sends}
${asks}

sending:
- It is accepted (sendForm answers)
    → accepted
    sets values = null
    sets answer = undefined
- Too many tries (sendForm fails)
    → waiting
    sets values = null
    sets error = { kind: "rejected", status: 520, code: "i_auth_005", message: null, fields: {}, retryAfter: 2 }
    waits 2000 ms in waiting
- There is no connection (sendForm fails)
    → refused #1
    sets values = null
    sets error = { kind: "offline" }
- answerTimeout passes
    → refused
    sets values = null
    sets error = { kind: "timeout" }
    stops sendForm

refused #1:
${sends}
    sets error = null
${asks}

waiting:
- 2000 ms pass
    → refused #2

refused #2:
${sends}
    sets error = null
${asks}
`;

const gallery = ({ flow }: NewFlow) =>
  `import type { ${flow.camel}Machine } from '#machines/${flow.kebab}/${flow.kebab}.machine.ts';
import { ${flow.pascal}Page } from '#src/flows/${flow.kebab}/${flow.kebab}.page.tsx';
import { ofPage } from '../screen.tsx';
import { member } from '../tenant-fixture.ts';

export const screens = {
  ${flow.camel}: ofPage<typeof ${flow.camel}Machine>(
    '${flow.kebab}',
    (flow) => <${flow.pascal}Page flow={flow} />,
    {},
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
    'The page opens': { how: 'Open {at}/${flow.kebab}.', come: ({ page }) => page.goto('/${flow.kebab}') },
  },
  gestures: {
    'form.submit': async ({ page, member }) => {
      await page.getByLabel(copy.email, { exact: true }).fill(member.email);
      await button(page, copy.submit).click();
    },
  },
  calls: { sendForm: { method: 'POST', path: '/${data.kebab}' } },
  plain: ['sendForm.done~it-is-accepted'],
  shows: {
    editing: (page) => button(page, copy.submit),
    sending: (page) => button(page, copy.busy),
    refused: (page) => page.getByRole('alert'),
    waiting: (page) => button(page, copy.wait),
    accepted: (page) => page.getByText(copy.accepted),
  },
};

export const plays: Drivers = { ${flow.camel}: ${flow.camel}Play };
`;

const views = ({ flow }: NewFlow) => `import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ${flow.camel}Entry } from '#machines/${flow.kebab}/${flow.kebab}.entry.ts';
import type { ${flow.camel}Machine } from '#machines/${flow.kebab}/${flow.kebab}.machine.ts';
import { ${flow.camel}Messages as copy } from '#src/flows/${flow.kebab}/${flow.kebab}.messages.ts';
import { audited } from '#tests/support/audited-screens.ts';
import { onScreen } from '#tests/support/on-screen.ts';
import { walkScreens } from '#tests/support/view-walk.ts';

const submit = (name: string = copy.submit) => page.getByRole('button', { name });
const alert = () => page.getByRole('alert');

const screens = walkScreens<typeof ${flow.camel}Machine>({
  ...onScreen(${flow.camel}Entry),
  gestures: {
    'form.submit': async ({ values }) => {
      await page.getByLabelText(copy.email, { exact: true }).fill(values.email);
      await submit().click();
    },
  },
  screens: audited({
    editing: async () => {
      await expect.element(submit()).toBeEnabled();
      await expect.element(alert()).not.toBeInTheDocument();
    },
    sending: () => expect.element(submit(copy.busy)).toBeVisible(),
    refused: async () => {
      await expect.element(alert()).toBeVisible();
      await expect.element(submit()).toBeEnabled();
    },
    waiting: () => expect.element(submit(copy.wait)).toBeDisabled(),
    accepted: () => expect.element(page.getByText(copy.accepted)).toBeVisible(),
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
