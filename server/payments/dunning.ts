import { addMilliseconds } from 'date-fns';
import { eq, sql } from 'drizzle-orm';
import { dunningStepFrom, type DunningStep } from '#machines/domain/dunning.ts';
import type { Transaction } from '#server/db/database.ts';
import { dunning } from '#server/db/debts-schema.ts';
import { givenRows } from '#server/db/sets.ts';
import { recordAll } from '#server/history/record.ts';
import { membershipAt, type MembershipRecord, type OwnMembership } from '#server/member/membership.ts';
import { beginPeriods, ownerOf, setPlans } from './begin-periods.ts';
import { chargePrimaryCards } from './charge-primary.ts';
import { openDebts, writeDebts, type DebtRow } from './debts.ts';
import { unwrittenDebt } from './due.ts';
import type { Turn } from './member-transaction.ts';
import { nameOf, type PaidPlan, type PlanFinder } from './plans.ts';

/** A step of an unpaid membership, as of the instant at which it is due. */
interface Step {
  turn: Turn;
  own: OwnMembership;
  choice: PaidPlan;
  debt: DebtRow;
  kind: DunningStep['kind'];
  now: Date;
  origin: null;
}

/** Whether an unpaid membership comes to a step by an instant. */
export const isStepDue = ({ membership, dunningAt }: MembershipRecord, now: Date): boolean =>
  membership.status === 'overdue' && dunningAt !== null && dunningAt <= now;

/** The step that each member comes to next, due by now or not; none where the tier of what is owed is gone. */
async function stepsOf(db: Transaction, turns: readonly Turn[], plans: PlanFinder): Promise<Step[]> {
  const written = await openDebts(
    db,
    turns.map(({ user }) => user),
  );
  const steps: Step[] = [];
  for (const turn of turns) {
    const own = turn.found && membershipAt(turn.found, turn.now);
    const ours = written.filter(({ userId, kind }) => userId === turn.user.id && kind === 'period');
    const debt = ours[0] ?? (own && (await unwrittenDebt(db, own)));
    const choice = debt && (await plans(turn.user.clientId, debt));
    if (!own?.dunningAt || !debt || !choice) continue;
    const { kind, at: now } = dunningStepFrom(debt.begunAt, own.dunningAt);
    steps.push({ turn, own, choice, debt, kind, now, origin: null });
  }
  return steps;
}

/** Says when unpaid memberships come to their next steps. */
async function putOff(db: Transaction, steps: readonly (Pick<Step, 'own'> & { at: Date })[]): Promise<void> {
  if (steps.length === 0) return;
  const rows = givenRows(steps, {
    id: ['uuid', ({ own }) => own.membership.id],
    at: ['timestamptz', ({ at }) => at.toISOString()],
  });
  await db
    .update(dunning)
    .set({ dueAt: sql`given.at` })
    .from(rows)
    .where(eq(dunning.membershipId, sql`given.id`));
}

const afterwards = (step: Step) => ({
  ...step,
  at: dunningStepFrom(step.debt.begunAt, addMilliseconds(step.now, 1)).at,
});

/** Charges what is owed to the primary cards once more. */
async function tryAgain(db: Transaction, steps: readonly Step[]): Promise<void> {
  const free = steps.filter(({ debt }) => debt.amountCents === 0);
  const paid = steps.filter(({ debt }) => debt.amountCents !== 0);
  await beginPeriods(
    db,
    free.map((step) => ({ ...step, amountCents: 0, cardLastDigits: null, chargeId: null })),
  );
  await writeDebts(
    db,
    paid.map(({ debt }) => debt),
  );
  await putOff(db, paid.map(afterwards));
  await chargePrimaryCards(
    db,
    paid.map((step) => {
      const { amountCents, description, month } = step.debt;
      return { ...step, amountCents, description, month, owed: step.debt };
    }),
  );
}

/** Suspends memberships that were not paid. What they owe stays owed. */
async function suspend(db: Transaction, steps: readonly Step[]): Promise<void> {
  if (steps.length === 0) return;
  await setPlans(db, steps, { status: 'suspended' });
  await recordAll(
    db,
    steps.map(({ now, origin, own, choice, debt }) => ({
      now,
      origin,
      user: ownerOf(own),
      entry: {
        kind: 'suspended',
        plan: nameOf(choice),
        amountCents: debt.amountCents,
        debtId: debt.id,
      },
    })),
  );
}

/** Forgets the schedules of memberships that cannot be charged: what is owed is of a tier that is gone. */
async function giveUp(db: Transaction, turns: readonly Turn[]): Promise<void> {
  for (const { found } of turns) {
    if (found) await db.delete(dunning).where(eq(dunning.membershipId, found.membership.id));
  }
}

/** Takes the next step of each unpaid membership to which one is due: a try, or the suspension. Gives whose it were. */
export async function dunOnce(db: Transaction, turns: readonly Turn[], plans: PlanFinder): Promise<Turn[]> {
  const due = turns.filter(({ found, now }) => found !== null && isStepDue(found, now));
  if (due.length === 0) return [];
  const steps = await stepsOf(db, due, plans);
  const isNow = ({ turn, now }: Step) => now <= turn.now;
  await putOff(
    db,
    steps.filter((step) => !isNow(step)).map((step) => ({ ...step, at: step.now })),
  );
  await tryAgain(
    db,
    steps.filter((step) => isNow(step) && step.kind === 'try'),
  );
  await suspend(
    db,
    steps.filter((step) => isNow(step) && step.kind === 'suspension'),
  );
  const known = new Set(steps.map(({ turn }) => turn));
  await giveUp(
    db,
    due.filter((turn) => !known.has(turn)),
  );
  return steps.filter(isNow).map(({ turn }) => turn);
}
