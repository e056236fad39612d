import { beforeAll, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { registry } from '#machines/registry.ts';
import '#src/theme/global.css.ts';
import { localEntry } from '#gallery/screens/local-entry.ts';
import { play } from '#gallery/screens/play.ts';
import { screensToCome } from '#paths/explore/machines-without-screen.ts';
import { screenOf, shownMachines } from '#gallery/screens/screens.ts';
import { whyUnsupported } from '#paths/explore/unsupported-states.ts';
import { shopOf, tenants, type Tenant } from '#gallery/screens/tenants.ts';
import { chartOf, choicesAt, walk } from '#gallery/screens/ways.ts';
import * as accountParts from '#src/flows/account/lazy-parts.ts';
import { PaidReceipt } from '#src/flows/receipt/paid-receipt.tsx';
import { ReturnPlan } from '#src/flows/sign-up/return.view.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { wordsOnScreen } from '#tests/support/screen-words.ts';
import { caseId } from '#paths/explore/case-id.ts';

const machines = registry.map(({ machine }) => machine.id);

/** What a state shows: words, or fields, pictures and frames. */
function isEmpty(): boolean {
  const shown = document.body.querySelector('input, img, svg, iframe, [aria-busy], [role="progressbar"]');
  return document.body.innerText.trim() === '' && shown === null;
}

/** Parts that are fetched come a moment later. */
async function showsSomething(): Promise<boolean> {
  try {
    await vi.waitUntil(() => !isEmpty(), { timeout: 15_000 });
    return true;
  } catch {
    return false;
  }
}

/** What is on the screen, in the words of the samples, with the client's name and address left open. */
function ofAnyClient({ sampleWords, programme: { client } }: Tenant): string {
  return sampleWords(wordsOnScreen())
    .replaceAll(client.name, '{client}')
    .replaceAll(client.supportEmail, '{support}');
}

/** A dialog that is taken off the page gives the focus back in a task of its own, before the next but one frame, and says so. */
const focusIsGivenBack = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => void requestAnimationFrame(() => resolve())));

describe('the screens of the gallery', () => {
  /** What is fetched for the first one, as the panel of dialogs; each state is looked at with it there. */
  beforeAll(async () => {
    const parts = [ReturnPlan, PaidReceipt, ...Object.values(accountParts)];
    await Promise.all(parts.map((part: { load: () => Promise<unknown> }) => part.load()));
    const first = await render(
      <Dialog isOpen title="First" onClose={() => {}}>
        {null}
      </Dialog>,
    );
    await vi.waitUntil(() => document.querySelector('[role=dialog]') !== null);
    await first.unmount();
    await focusIsGivenBack();
  });

  it('[FLOW-04] each machine has a screen or a reason why it has none, and nothing else has', () => {
    expect([...shownMachines, ...Object.keys(screensToCome)].toSorted()).toEqual(machines.toSorted());
  });

  it.each(registry.filter(({ machine }) => screenOf(machine.id)))(
    '[FLOW-04] $machine.id shows something in each state in which it rests, or says why not',
    async (entry) => {
      const screen = screenOf(entry.machine.id);
      if (!screen) throw new Error('It has no screen.');
      const blank: string[] = [];
      const foreign: string[] = [];
      const words: string[] = [];
      const unseen = screen.unseen ?? {};
      for (const tenant of tenants) {
        const chart = chartOf(localEntry(entry, screen, tenant));
        const leaves = [...chart.ways.keys()].filter((leaf, place) => {
          const there = tenants.filter(
            (each) => whyUnsupported(shopOf(each), entry.machine.id, [leaf]) === null,
          );
          return there[place % there.length] === tenant;
        });
        for (const leaf of leaves) {
          const way = chart.ways.get(leaf) ?? { start: 0, path: [] };
          const { input, steps, lost } = walk(chart, way);
          if (lost) blank.push(`${leaf}: its way is lost`);
          const causes = steps.map(({ cause }) => cause);
          const played = await play({ entry: chart.entry, screen, fixture: tenant }, { input, causes });
          const { unmount } = await render(played.view);
          const isFinal = chart.machine.getStateNodeById(`${chart.machine.id}.${leaf}`).type === 'final';
          if (!isFinal && !Object.hasOwn(unseen, leaf) && !(await showsSomething())) blank.push(leaf);
          const text = document.body.innerText;
          if (tenants.some(({ id, name }) => id !== tenant.id && text.includes(name)))
            foreign.push(`${leaf} at ${tenant.id}`);
          if (tenant.programme.client.currencyCode === 'CAD' && text.includes('$'))
            foreign.push(`${leaf} at ${tenant.id}, in dollars of the United States`);
          words.push(`${leaf}: ${isFinal ? '' : ofAnyClient(tenant)}`.trim());
          const hasDialog = document.querySelector('[role=dialog], [role=alertdialog]') !== null;
          await unmount();
          if (hasDialog) await focusIsGivenBack();
          played.stop();
        }
      }
      expect(blank, 'states that show nothing').toEqual([]);
      expect(foreign, 'screens that name another tenant, or its money').toEqual([]);
      expect(Object.keys(unseen).filter((leaf) => !chartOf(entry).leaves.includes(leaf))).toEqual([]);
      await expect(`${words.toSorted().join('\n')}\n`).toMatchFileSnapshot(
        `../../paths/report/screens/${entry.machine.id}.txt`,
      );
      await page.viewport(1440, 900);
    },
  );

  it.each(registry)('[FLOW-04] no two cases of $machine.id have one name where both can happen', (entry) => {
    const chart = chartOf(localEntry(entry, screenOf(entry.machine.id), { local: (value) => value }));
    for (const way of chart.ways.values()) {
      const ids = choicesAt(chart, walk(chart, way).position).map(({ id }) => id);
      expect(ids).toEqual([...new Set(ids)]);
    }
    expect(caseId({ kind: 'time', title: '2 s pass', milliseconds: 2000 })).toBe('time~2000');
  });
});
