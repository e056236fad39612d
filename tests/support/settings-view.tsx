import { page } from 'vitest/browser';
import { createActor, SimulatedClock } from 'xstate';
import { accountReads } from '#machines/account/account-reads.ts';
import { accountSettingsMachine } from '#machines/account-settings/account-settings.machine.ts';
import type { Session } from '#machines/domain/member.ts';
import type { SettingRow } from '#machines/domain/setting-rows.ts';
import { sampleProfile, sampleSessions } from '#machines/samples/sessions.ts';
import { AccountScreen } from '#src/flows/account/account-screen.tsx';
import { settingsMessages as copy } from '#src/flows/account/settings.messages.ts';
import { AccountSettings } from '#src/flows/account/settings.view.tsx';
import { renderFlowView } from './flow-view.tsx';
import { resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';

const { active } = sampleSessions;

/** Somebody whose profile is filled in. */
export const member: Session = { ...active, user: { ...active.user, ...sampleProfile } };

/** The causes that can be supported. */
export const causes = {
  items: [
    { id: 'rowing', name: 'Rowing', imagePath: '' },
    { id: 'soccer', name: 'Soccer', imagePath: '' },
  ],
  selectedId: 'rowing',
};

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const field = (name: string) => page.getByLabelText(name, { exact: true });
export const group = (row: SettingRow) => page.getByRole('group', { name: copy.labels[row], exact: true });
export const change = (row: SettingRow) => button(copy.act(copy.change, row));
export const text = (words: string) => page.getByText(words, { exact: true });

/** The settings of a member within the account, whose parts answer on command. */
export async function openSettings(session = member) {
  const affinities = createActor(settleLeaves(accountReads.affinities)).start();
  affinities.send({ type: 'resource.load', params: {} });
  resolve(affinities, 'fetchResource', causes);
  const settings = await renderFlowView(
    {
      machine: settleLeaves(accountSettingsMachine),
      input: { row: null },
      clock: new SimulatedClock(),
      inspect: () => {},
    },
    (actor) => (
      <AccountScreen email={session.user.email} completeness={null}>
        <AccountSettings settings={actor} affinities={affinities} session={session} />
      </AccountScreen>
    ),
    session,
  );
  const child = (name: 'setting' | 'newsletter' | 'affinity') => {
    const actor = settings.getSnapshot().children[name];
    if (!actor) throw new Error(`"${name}" is not running.`);
    return actor;
  };
  return { settings, child };
}
