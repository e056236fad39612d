import { SimulatedClock } from 'xstate';
import { activityMachine, type ActivityRef } from '#machines/activity/activity.machine.ts';
import type { Card } from '#machines/domain/card.ts';
import type { Contributions } from '#machines/domain/contribution.ts';
import type { Payout } from '#machines/domain/payout.ts';
import type { Transaction } from '#machines/domain/transaction.ts';
import type { Page } from '#machines/domain/wire.ts';
import { sampleContributions, samplePageOf, sampleTransaction } from '#machines/samples/activity.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { samplePayout } from '#machines/samples/payouts.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { Activity } from '#src/flows/activity/activity.page.tsx';
import { renderFlowView } from './flow-view.tsx';
import { reject, resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';

interface Answers {
  transactions: Page<Transaction>;
  contributions: Contributions;
  payouts: Payout[];
}

const samples: Answers = {
  transactions: samplePageOf([sampleTransaction]),
  contributions: sampleContributions,
  payouts: [samplePayout],
};

const readNames = ['transactions', 'contributions', 'payouts'] as const;

type ReadName = (typeof readNames)[number];

function readOf(flow: ActivityRef, name: ReadName) {
  const child = flow.getSnapshot().children[name];
  if (!child) throw new Error(`The page does not read "${name}".`);
  return child;
}

const askedBy = (read: ReturnType<typeof readOf>) =>
  read.getSnapshot().children['refetchResource'] ? 'refetchResource' : 'fetchResource';

/** Answers what the page has asked for. */
export function answerActivity(flow: ActivityRef, given: Partial<Answers> = samples): void {
  for (const name of readNames) {
    const read = readOf(flow, name);
    if (given[name] !== undefined) resolve(read, askedBy(read), given[name]);
  }
}

const sampleCards: readonly Card[] = [
  sampleCard,
  { ...sampleCard, id: 'card-2', lastDigits: '4444', system: 'mastercard', status: 'deleted', deleted: true },
];

/** The activity page in a browser, with reads that answer on command. */
export async function openActivity(
  search: Readonly<Record<string, string>> = {},
  cards: readonly Card[] = sampleCards,
) {
  const flow = await renderFlowView(
    {
      machine: settleLeaves(activityMachine),
      input: { search },
      clock: new SimulatedClock(),
      inspect: () => {},
    },
    (actor) => <Activity flow={actor} />,
    sampleSessions.active,
    cards,
  );
  return {
    flow,
    paramsOf: (name: ReadName) => readOf(flow, name).getSnapshot().context.params,
    answer: (given?: Partial<Answers>) => answerActivity(flow, given),
    fail: (name: ReadName, error: unknown) => {
      const read = readOf(flow, name);
      reject(read, askedBy(read), error);
    },
  };
}
