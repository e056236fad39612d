import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { AccountRef } from '#machines/account/account.machine.ts';
import { accountReads, type AccountReadName } from '#machines/account/account-reads.ts';
import type { AccountSettingsRef } from '#machines/account-settings/account-settings.machine.ts';
import type { DevicesRef } from '#machines/devices/devices.machine.ts';
import type { EmailChangeRef } from '#machines/email-change/email-change.machine.ts';
import type { UpdatesRef } from '#machines/updates/updates.machine.ts';
import type { Session } from '#machines/domain/member.ts';
import { useActor, useApp, useClient } from '#src/app/app-context.ts';
import { flowPage } from '#src/app/flow-page.tsx';
import { usePreviousData } from '#src/app/use-previous-data.ts';
import { useReadSection } from '#src/app/use-section.ts';
import { cardsTitleId } from '#src/flows/card-list/cards-title.ts';
import { cardListMessages } from '#src/messages/cards.ts';
import { accountMessages } from './account.messages.ts';
import { AccountScreen } from './account-screen.tsx';
import { billingMessages, statementMessages } from './billing.messages.ts';
import { BillingSection } from './billing-section.tsx';
import CardsSection from './cards-section.view.tsx';
import { Completeness } from './completeness.tsx';
import { AppearanceChoice } from './lazy-parts.ts';
import { Section } from './account-section.tsx';
import { AccountMembership } from './membership.view.tsx';
import { DevicesSection } from './devices-section.view.tsx';
import { EmailChangePart } from './email-change.part.tsx';
import { Leaving, saysCancel } from './leaving.view.tsx';
import { Receipt } from './receipt.view.tsx';
import type { SectionEntry } from './section-nav.tsx';
import { settingsMessages } from './settings.messages.ts';
import { AccountSettings } from './settings.view.tsx';
import { UpdatesSection, useUnread } from './updates-section.view.tsx';
import { StatementSection } from './statement-section.tsx';
import { Statement } from './statement.view.tsx';
import { provideAccount } from './account.actors.ts';

/** Where a member looks after the account and the membership. */
export default { view: flowPage('account', Account), provide: provideAccount };

export function Account({ flow }: { flow: AccountRef }) {
  const session = useSelector(useActor('session'), ({ context }) => context.session);
  const parts = useSelector(flow, ({ children }) => children);
  if (!session || !isComplete(parts)) return <AccountScreen email={null} completeness={null} />;
  return <Place {...parts} flow={flow} session={session} />;
}

type Parts = { [Name in AccountReadName]: ActorRefFrom<(typeof accountReads)[Name]> } & {
  settings: AccountSettingsRef;
  devices: DevicesRef;
  updates: UpdatesRef;
  emailChange: EmailChangeRef;
};

function isComplete(parts: Partial<Parts>): parts is Parts {
  return partNames.every((name) => parts[name] !== undefined);
}

const partNames = [
  ...(Object.keys(accountReads) as AccountReadName[]),
  'settings',
  'devices',
  'updates',
  'emailChange',
] as const;

/** What the address asks for: the account itself, a receipt, or a statement. */
function Place({
  flow,
  session,
  receipt,
  statement,
  ...parts
}: Parts & { flow: AccountRef; session: Session }) {
  const place = useSelector(flow, ({ context }) => context.place);
  switch (place.view) {
    case 'receipt':
      return <Receipt key={place.id} of={place.of} back={place.back} receipt={receipt} user={session.user} />;
    case 'statement':
      return <Statement period={place.period} statement={statement} user={session.user} />;
    case 'account':
      return <Overview {...parts} flow={flow} session={session} />;
  }
}

interface Part extends SectionEntry {
  /** Without any of which there is no such part. */
  calls?: readonly string[];
}

/** What members come for first; the ways out follow them. */
const sections: readonly Part[] = [
  { id: 'membership', title: accountMessages.membership.title },
  { id: cardsTitleId, title: cardListMessages.title },
  {
    id: 'updates',
    title: accountMessages.updates.title,
    calls: ['GET users/me/updates', 'GET users/me/history'],
  },
  { id: 'billing', title: billingMessages.title, calls: ['GET membership/charges'] },
  { id: 'statements', title: statementMessages.title, calls: ['GET membership/giving'] },
  { id: 'giving', title: settingsMessages.giving },
  { id: 'sign-in', title: settingsMessages.signIn },
  { id: 'profile', title: settingsMessages.profile },
  { id: 'devices', title: accountMessages.devices.title, calls: ['GET users/me/sessions'] },
  { id: 'appearance', title: accountMessages.appearance.title },
];

type OverviewProps = Omit<Parts, 'receipt' | 'statement'> & { flow: AccountRef; session: Session };

function Overview({
  flow,
  session,
  settings,
  charges,
  giving,
  affinities,
  emailChange,
  ...parts
}: OverviewProps) {
  const billing = usePreviousData(useReadSection(charges), null, 'stale').section;
  const client = useClient();
  const unread = useUnread(parts.updates);
  const missing = useSelector(useApp(), ({ context }) => context.missing);
  return (
    <AccountScreen
      email={session.user.email}
      sections={[
        ...sections
          .filter(({ calls }) => !calls?.every((call) => missing.includes(call)))
          .map((part) => (part.id === 'updates' && unread ? { ...part, note: unread } : part)),
        { id: 'leaving', title: accountMessages.leaving.title(saysCancel(session.membership)) },
      ]}
      completeness={
        <Completeness user={session.user} onAdd={(row) => settings.send({ type: 'row.open', row })} />
      }
    >
      <AccountMembership flow={flow} session={session} />
      <CardsSection />
      <UpdatesSection updates={parts.updates} />
      <BillingSection section={billing} client={client} onMore={() => flow.send({ type: 'charges.more' })} />
      <StatementSection
        section={useReadSection(giving)}
        onChoose={(period) => flow.send({ type: 'period.choose', period })}
      />
      <AccountSettings affinities={affinities} settings={settings} session={session}>
        <EmailChangePart flow={emailChange} user={session.user} />
      </AccountSettings>
      <DevicesSection devices={parts.devices} />
      <Section id="appearance" title={accountMessages.appearance.title}>
        <AppearanceChoice />
      </Section>
      <Leaving session={session} />
    </AccountScreen>
  );
}
