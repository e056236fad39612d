import type { AnyCatalogueEntry } from '#machines/catalogue-entry.ts';
import { cardEntry } from '#machines/card/card.entry.ts';
import { catalogue } from '#machines/catalogue.ts';
import { overlaysEntry } from '#machines/overlays/overlays.entry.ts';
import { paymentEntry } from '#machines/payment/payment.entry.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { samplePayout } from '#machines/samples/payouts.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { subscriptionEntry } from '#machines/subscription/subscription.entry.ts';
import { machineIn } from './family.ts';
import { exploreFamily, type FamilyNode } from './family-graph.ts';

const entries: readonly AnyCatalogueEntry[] = catalogue;

/** What machines tell each other, and no member causes. */
const facts = new Set(['work.begun', 'work.ended']);

/** Causes that nobody at the screen has in hand. */
export const beyondTheMember: ReadonlySet<string> = new Set([
  'overlays.reset',
  'form.rendered',
  'form.succeeded',
  'form.failed',
  'form.broken',
]);

const overlays = [
  ...subscriptionEntry.inputs,
  ...cardEntry.inputs.slice(0, 1),
  { title: 'Choose an offer', input: { kind: 'reward', rewardId: 'fern-and-field' } },
  { title: 'Choose Link a card', input: { kind: 'linkCard' } },
  { title: 'Choose Cancel', input: { kind: 'membershipCancel' } },
  { title: 'Choose Withdraw', input: { kind: 'withdrawal' } },
];

const root: AnyCatalogueEntry = {
  ...overlaysEntry,
  events: {
    ...memberEvents(overlaysEntry),
    'overlay.open': overlays.map(({ title, input }) => ({
      title,
      event: { type: 'overlay.open', overlay: input },
    })),
  },
};

/** The modals with all flows in them, as one graph: each machine runs for real, only calls and time are causes. */
export function exploreModals(): FamilyNode[] {
  return exploreFamily(root, entryOf);
}

function entryOf(name: string, parent: AnyCatalogueEntry): AnyCatalogueEntry | null {
  const machine = machineIn(parent, name);
  const listed = entries.find((entry) => entry.machine.id === (machine?.id ?? name));
  if (listed) return { ...listed, ...(machine && { machine }), events: memberEvents(listed) };
  return machine && { ...paymentEntry, machine, outcomes: outcomesOf(machine.id) };
}

function memberEvents({ events }: AnyCatalogueEntry): AnyCatalogueEntry['events'] {
  return Object.fromEntries(Object.entries(events).filter(([type]) => !facts.has(type)));
}

/** What is paid answers with what was paid for. */
function outcomesOf(id: string): AnyCatalogueEntry['outcomes'] {
  const answers: Readonly<Record<string, unknown>> = {
    cardPayment: sampleCard,
    withdrawalPayment: samplePayout,
  };
  const answer = answers[id] ?? sampleSessions.active.membership;
  const settled = (output: unknown) => (output as { kind: string }).kind === 'settled';
  return Object.fromEntries(
    Object.entries(paymentEntry.outcomes).map(([name, { done, error }]) => [
      name,
      {
        error,
        done: done.map(({ title, output }) => ({
          title,
          output: settled(output) ? { kind: 'settled', answer } : output,
        })),
      },
    ]),
  );
}
