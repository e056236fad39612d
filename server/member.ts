import { parseArgs } from 'node:util';
import { createClock } from './clock.ts';
import { fail, print } from './command.ts';
import type { Database } from './db/database.ts';
import type { Settings } from './env.ts';
import { eraseMember } from './members/erase-member.ts';
import { exportMember } from './members/export-member.ts';
import { describeDebts, waiveDebts } from './members/waive-debts.ts';
import { createFaults } from './sandbox/faults.ts';
import { followSandbox } from './sandbox/shared-sandbox.ts';
import { StartError } from './start-error.ts';
import { withDatabase } from './with-database.ts';

/* Exports or erases a member of the database of the environment, or waives what they owe. */

const usage = `Do what with whom?
  npm run member -- export|erase EMAIL --client ID
  npm run member -- waive EMAIL --client ID [--amount 25.00 --reason "Outage of May 3"]`;

const wholeUsage = () => new StartError(usage);

/** "25.00" → 2500. */
function centsOf(amount: string): number {
  const [, units, hundredths = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  if (units === undefined) throw new StartError(`--amount ${amount} is no amount: write 25 or 25.00.`);
  return Number(units) * 100 + Number(hundredths.padEnd(2, '0'));
}

function readOrder() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { client: { type: 'string' }, amount: { type: 'string' }, reason: { type: 'string' } },
  });
  const [order, email, ...more] = positionals;
  const { client: clientId, amount, reason } = values;
  const isKnown = order === 'export' || order === 'erase' || order === 'waive';
  if (!isKnown || email === undefined || clientId === undefined || more.length > 0) throw wholeUsage();
  if (order !== 'waive' && (amount !== undefined || reason !== undefined)) throw wholeUsage();
  const waiver =
    amount !== undefined && reason?.trim() ? { amountCents: centsOf(amount), reason: reason.trim() } : null;
  if (waiver === null && (amount !== undefined || reason !== undefined))
    throw new StartError('A waiver needs --amount and --reason. Nothing was waived.');
  return { order, whom: { email, clientId }, waiver };
}

type Order = ReturnType<typeof readOrder>;

/** Prints what the member owes; with an amount and a reason, waives it. False where there is nobody. */
async function waive(db: Database, settings: Settings, { whom, waiver }: Order): Promise<boolean> {
  const deps = { db, settings, clock: createClock() };
  await followSandbox({ ...deps, faults: createFaults(db) });
  const lines = await (waiver === null ? describeDebts(deps, whom) : waiveDebts(deps, whom, waiver));
  for (const line of lines ?? []) print(line);
  if (waiver === null && lines !== null)
    print('Nothing was waived. To waive it, repeat this with its --amount and a --reason.');
  return lines !== null;
}

try {
  const given = readOrder();
  const { order, whom } = given;
  const nobody = new StartError(`${whom.clientId} has no member ${whom.email}.`);
  if (order === 'export') {
    const stored = await withDatabase((db) => exportMember(db, whom));
    if (stored === null) throw nobody;
    print(JSON.stringify(stored, null, 2));
  } else if (order === 'erase') {
    const entries = await withDatabase((db) => eraseMember(db, whom));
    if (entries === null) throw nobody;
    print(`${whom.email} is erased. ${entries} charges and payouts stay, without a name.`);
  } else if (!(await withDatabase((db, settings) => waive(db, settings, given)))) {
    throw nobody;
  }
} catch (error) {
  fail(error instanceof TypeError ? wholeUsage() : error);
}
