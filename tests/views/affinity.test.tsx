import { leadToChoice } from '#src/browser/lead-to-choice.ts';
import { SimulatedClock } from 'xstate';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { affinityEntry } from '#machines/affinity/affinity.entry.ts';
import { affinityMachine } from '#machines/affinity/affinity.machine.ts';
import { terminologyOf } from '#machines/domain/terminology.ts';
import { defaultTheme } from '#machines/domain/theme.ts';
import { signUpMessages } from '#src/flows/sign-up/sign-up.messages.ts';
import { AffinityView } from '#src/flows/sign-up/affinity.view.tsx';
import { audited } from '#tests/support/audited-screens.ts';
import { sampleTenant } from '#gallery/screens/tenant-fixture.ts';
import { stageFlow } from '#gallery/screens/story-harness.tsx';
import { stepperMessages } from '#src/messages/fields.ts';
import { renderStaged } from '#tests/support/harness-view.tsx';
import { renderFlowView } from '#tests/support/flow-view.tsx';
import { resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';
import { walkScreens } from '#tests/support/view-walk.ts';
import { onScreen } from '#tests/support/on-screen.ts';

const copy = signUpMessages.affinity;
const terminology = terminologyOf(defaultTheme);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const team = (name: string) => page.getByRole('radio', { name, exact: true });
const isListed = async () => {
  await expect.element(team('Rowing')).toBeVisible();
  await expect.element(team('Soccer')).toBeVisible();
};

const screens = walkScreens<typeof affinityMachine>({
  ...onScreen(affinityEntry),
  gestures: {
    'affinity.choose': () => page.getByText('Rowing', { exact: true }).click(),
    'affinity.confirm': () => button(copy.next).click(),
    'affinity.skip': () => button(copy.skip).click(),
    'affinities.retry': () => button(copy.retry).click(),
  },
  screens: audited({
    loading: async () => {
      await expect.element(page.getByText(copy.loading(terminology))).toBeInTheDocument();
      await expect.element(button(copy.next)).toBeDisabled();
    },
    failed: async () => {
      await expect.element(page.getByRole('alert').getByText(copy.failed(terminology))).toBeVisible();
      await expect.element(button(copy.retry)).toBeEnabled();
    },
    choosing: async () => {
      await isListed();
      await expect.element(page.getByText(copy.empty(terminology))).not.toBeInTheDocument();
      await expect.element(button(copy.next)).toBeEnabled();
    },
    empty: async () => {
      await isListed();
      await expect.element(page.getByText(copy.empty(terminology))).toBeVisible();
    },
    saving: async () => {
      await isListed();
      await expect.element(button(copy.busy)).toHaveAttribute('aria-busy', 'true');
    },
    decided: () =>
      expect.element(page.getByText(copy.loading(terminology)).or(button(copy.busy))).toBeInTheDocument(),
  }),
});

describe('the affinity step', () => {
  it('[FLOW-03] [JOIN-06] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [JOIN-06] $title', async (path) => {
    await screens.walk(path);
  });

  it('[JOIN-06] is not seen where there is nobody to choose from: the last step is on its way', async () => {
    const { programme } = sampleTenant;
    const client = { ...programme.client, hasAffinities: false };
    const mounting = {
      machine: settleLeaves(affinityMachine),
      input: undefined,
      clock: new SimulatedClock(),
    };
    await renderStaged(
      stageFlow(
        { ...mounting, inspect: () => {} },
        (actor) => <AffinityView affinity={actor} />,
        { ...sampleTenant, programme: { ...programme, client } },
        {},
      ),
    );
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent(signUpMessages.details.title);
    await expect.element(page.getByText(stepperMessages.place(4, 4))).toBeVisible();
    expect(page.getByText(copy.title).elements()).toEqual([]);
  });

  it('[JOIN-06] that nothing was chosen is said in one line, and paints no card', async () => {
    const flow = await renderFlowView(
      {
        machine: settleLeaves(affinityMachine),
        input: undefined,
        clock: new SimulatedClock(),
        inspect: () => {},
      },
      (actor) => <AffinityView affinity={actor} />,
    );
    const items = ['Rowing', 'Track'].map((name) => ({ id: name, name, imagePath: '' }));
    resolve(flow, 'fetchAffinities', { items, selectedId: null });
    await button(copy.next).click();
    const colours = () =>
      page
        .getByRole('radio')
        .elements()
        .map((radio) => getComputedStyle(radio.closest('label') ?? radio).borderTopColor);
    await expect.element(page.getByText(copy.empty(terminology))).toBeVisible();
    const probe = document.createElement('span');
    probe.style.color = 'var(--line-strong)';
    document.body.append(probe);
    const line = getComputedStyle(probe).color;
    probe.remove();
    await expect.poll(colours).toEqual([line, line]);
  });

  it('[ACCS-02] leads to the first choice, to be read with the error, as often as none is made', async () => {
    onTestFinished(leadToChoice());
    const flow = await renderFlowView(
      {
        machine: settleLeaves(affinityMachine),
        input: undefined,
        clock: new SimulatedClock(),
        inspect: () => {},
      },
      (actor) => <AffinityView affinity={actor} />,
    );
    const items = ['Rowing', 'Track'].map((name) => ({ id: name, name, imagePath: '' }));
    resolve(flow, 'fetchAffinities', { items, selectedId: null });
    for (const _ of ['once', 'again']) {
      await button(copy.next).click();
      await expect.element(team('Rowing')).toHaveFocus();
      await expect.element(page.getByRole('radiogroup')).toHaveAccessibleDescription(copy.empty(terminology));
    }
  });
});
