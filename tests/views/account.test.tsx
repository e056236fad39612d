import { useEffect, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { accountEntry } from '#machines/account/account.entry.ts';
import { accountMachine, type AccountRef } from '#machines/account/account.machine.ts';
import { cancellationUndoMachine } from '#machines/account/cancellation-undo.ts';
import type { Session } from '#machines/domain/member.ts';
import { accountMessages as copy } from '#src/flows/account/account.messages.ts';
import { AccountScreen } from '#src/flows/account/account-screen.tsx';
import { AccountMembership } from '#src/flows/account/membership.view.tsx';
import { changes, ending, ends, isBusy, scheduled } from '#tests/support/account-membership.ts';
import { audited } from '#tests/support/audited-screens.ts';
import { renderFlowView } from '#tests/support/flow-view.tsx';
import { machineOnCommand } from '#paths/explore/machine-on-command.ts';
import { walkScreens } from '#tests/support/view-walk.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });

const machine = accountMachine.provide({
  actors: { cancellationUndo: machineOnCommand(cancellationUndoMachine) },
});

const storePlan = button(copy.scheduled.store);
const reactivate = button(copy.ending.reactivate);
const alert = page.getByRole('alert');
let show: (session: Session) => void;

function Notices({ flow }: { flow: AccountRef }) {
  const [session, setSession] = useState(scheduled);
  useEffect(() => {
    show = setSession;
  }, []);
  return (
    <AccountScreen email={session.user.email} completeness={null}>
      <AccountMembership flow={flow} session={session} />
    </AccountScreen>
  );
}

/** The notices of a change and of an end never stand on one page: the member comes to each where it is needed. */
async function hasChange() {
  show(scheduled);
  await expect.element(heading(changes)).toBeVisible();
}
async function hasEnd() {
  show(ending);
  await expect.element(heading(ends)).toBeVisible();
}

const screens = walkScreens<typeof accountMachine>({
  entry: { ...accountEntry, machine },
  store: ['cancellationUndo'],
  mount: (mounting) => renderFlowView(mounting, (flow) => <Notices flow={flow} />, scheduled),
  gestures: {
    'downgrade.undo': async () => {
      await hasChange();
      await storePlan.click();
    },
    'cancellation.undo': async () => {
      await hasEnd();
      await reactivate.click();
    },
    'charges.more': 'external',
    'period.choose': 'external',
    'row.changed': 'external',
    'setting.saved': 'external',
    'affinity.changed': 'external',
    'link.answered': 'external',
    'devices.changed': 'external',
    'step.entered': 'external',
    'member.changed': 'external',
  },
  screens: audited({
    'resting.ready': async () => {
      for (const isThere of [hasEnd, hasChange]) {
        await isThere();
        expect(alert.elements()).toEqual([]);
      }
    },
    'resting.planRefused': async () => {
      await hasChange();
      await expect.element(alert).toHaveTextContent(copy.scheduled.refused);
    },
    'resting.membershipRefused': async () => {
      await hasEnd();
      await expect.element(alert).toHaveTextContent(copy.ending.refused);
    },
    undoingDowngrade: async () => {
      await hasChange();
      await isBusy(copy.scheduled.storing);
    },
    checkingPlan: async () => {
      await hasChange();
      await isBusy(copy.scheduled.storing);
    },
    undoingCancellation: async () => {
      await hasEnd();
      await isBusy(copy.ending.reactivating);
    },
  }),
});

describe('the account page', () => {
  it('[FLOW-03] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [MEMB-03] [MEMB-06] $title', async (path) => {
    await screens.walk(path);
  });
});
