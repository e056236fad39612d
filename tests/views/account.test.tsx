import { useEffect, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { accountEntry } from '#machines/account/account.entry.ts';
import { accountMachine, type AccountRef } from '#machines/account/account.machine.ts';
import { membershipKeepMachine } from '#machines/account/membership-keep.ts';
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
  actors: { membershipKeep: machineOnCommand(membershipKeepMachine) },
});

const keepPlan = button(copy.scheduled.keep);
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
  keep: ['membershipKeep'],
  mount: (mounting) => renderFlowView(mounting, (flow) => <Notices flow={flow} />, scheduled),
  gestures: {
    'plan.keep': async () => {
      await hasChange();
      await keepPlan.click();
    },
    'membership.keep': async () => {
      await hasEnd();
      await reactivate.click();
    },
    'charges.more': 'told',
    'history.more': 'told',
    'period.choose': 'told',
    'row.changed': 'told',
    'setting.saved': 'told',
    'affinity.changed': 'told',
    'devices.changed': 'told',
    'step.entered': 'told',
    'network.restored': 'told',
    'member.changed': 'told',
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
    keepingPlan: async () => {
      await hasChange();
      await isBusy(copy.scheduled.keeping);
    },
    checkingPlan: async () => {
      await hasChange();
      await isBusy(copy.scheduled.keeping);
    },
    keepingMembership: async () => {
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
