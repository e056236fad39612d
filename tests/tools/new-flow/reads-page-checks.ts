import type { NewFlow } from './names.ts';

/** What checks and shows a page that reads something: its table, its gallery screen, its driver, its walks. */
export function readsPageChecks(names: NewFlow): Record<string, string> {
  const { kebab, camel } = names.flow;
  return {
    [`tests/machines/expected/${camel}.txt`]: table(names),
    [`gallery/screens/flows/${kebab}.tsx`]: gallery(names),
    [`paths/drive/drivers/${kebab}.driver.ts`]: driver(names),
    [`tests/views/${kebab}.test.tsx`]: views(names),
  };
}

const table = ({ data }: NewFlow) => `start: The page opens
    → shown
    asks ${data.camel}
    notifies ${data.camel}: { type: "resource.load", params: {} }
`;

const gallery = ({ flow, data }: NewFlow) =>
  `import { ${flow.camel}Machine } from '#machines/${flow.kebab}/${flow.kebab}.machine.ts';
import { sample${data.pascal} } from '#machines/samples/${data.kebab}.ts';
import { ${flow.pascal}Page } from '#src/flows/${flow.kebab}/${flow.kebab}.page.tsx';
import { innerMachines, ofPage } from '../screen.tsx';
import { member } from '../tenant-fixture.ts';

export const screens = {
  ${flow.camel}: ofPage<typeof ${flow.camel}Machine>(
    '${flow.kebab}',
    (flow) => <${flow.pascal}Page flow={flow} />,
    {
      inner: innerMachines(${flow.camel}Machine, '${data.camel}'),
      answers: () => ({ ${data.camel}: sample${data.pascal} }),
    },
    member,
  ),
};
`;

const driver = ({ flow }: NewFlow) =>
  `import { ${flow.camel}Messages as copy } from '#src/flows/${flow.kebab}/${flow.kebab}.messages.ts';
import type { Driver, Drivers } from '../driver.ts';

const ${flow.camel}Play: Driver = {
  members: { usual: 'active' },
  isSignedIn: true,
  starts: {
    'The page opens': { how: 'Open {at}/${flow.kebab}.', come: ({ page }) => page.goto('/${flow.kebab}') },
  },
  gestures: {},
  calls: {},
  plain: [],
  shows: { shown: (page) => page.getByRole('heading', { level: 1, name: copy.title }) },
};

export const plays: Drivers = { ${flow.camel}: ${flow.camel}Play };
`;

const views = ({ flow, data }: NewFlow) => `import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SimulatedClock } from 'xstate';
import { ${flow.camel}Entry } from '#machines/${flow.kebab}/${flow.kebab}.entry.ts';
import { ${flow.camel}Machine } from '#machines/${flow.kebab}/${flow.kebab}.machine.ts';
import { failures } from '#machines/samples/failures.ts';
import { sample${data.pascal} } from '#machines/samples/${data.kebab}.ts';
import { ${flow.camel}Messages as copy } from '#src/flows/${flow.kebab}/${flow.kebab}.messages.ts';
import { ${flow.pascal}Page } from '#src/flows/${flow.kebab}/${flow.kebab}.page.tsx';
import { controlMessages } from '#src/messages/controls.ts';
import { reject, resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';
import { renderFlowView } from '#tests/support/flow-view.tsx';
import { onScreen } from '#tests/support/on-screen.ts';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';
import { walkScreens } from '#tests/support/view-walk.ts';

const heading = (name: string) => page.getByRole('heading', { name, exact: true });

async function open() {
  const flow = await renderFlowView(
    {
      machine: settleLeaves(${flow.camel}Machine),
      input: { step: '${flow.kebab}', search: {}, tiers: [], session: null },
      clock: new SimulatedClock(),
      inspect: () => {},
    },
    (actor) => <${flow.pascal}Page flow={actor} />,
  );
  const { ${data.camel} } = flow.getSnapshot().children;
  if (!${data.camel}) throw new Error('The page reads nothing.');
  return ${data.camel};
}

const screens = walkScreens<typeof ${flow.camel}Machine>({
  ...onScreen(${flow.camel}Entry),
  gestures: {},
  screens: { shown: () => expect.element(heading(copy.title)).toBeVisible() },
});

describe('${flow.words}', () => {
  it('[FLOW-03] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] $title', async (path) => {
    await screens.walk(path);
  });

  it('[HTTP-06] reads again when it is asked to, and shows what was read', async () => {
    const ${data.camel} = await open();
    reject(${data.camel}, 'fetchResource', failures.offline.error);
    await expect.element(page.getByText(copy.failed)).toBeVisible();
    await expectNoAxeViolations();
    await page.getByRole('button', { name: controlMessages.retryHint(copy.failed) }).click();
    resolve(${data.camel}, 'fetchResource', sample${data.pascal});
    await expect.element(page.getByText(sample${data.pascal}.text)).toBeVisible();
    await expectNoAxeViolations();
  });

  it('[HTTP-06] leaves out what the server does not have', async () => {
    const ${data.camel} = await open();
    await expect.element(heading(copy.sectionTitle)).toBeVisible();
    reject(${data.camel}, 'fetchResource', failures.missing.error);
    await expect.element(heading(copy.sectionTitle)).not.toBeInTheDocument();
    await expect.element(heading(copy.title)).toBeVisible();
  });
});
`;
