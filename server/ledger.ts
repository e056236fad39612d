import { parseArgs } from 'node:util';
import { fail, print } from './command.ts';
import { checkLedger, describeDifference, summaryOfLedger } from './ledger/check-ledger.ts';
import { StartError } from './start-error.ts';
import { withDatabase } from './with-database.ts';

/* Checks the ledger of the database of the environment: `npm run ledger -- check [--client ID]`. Differences end it with 1. */

const usage = 'Check the ledger? npm run ledger -- check [--client ID]';

function readClient(): string | null {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { client: { type: 'string' } },
  });
  if (positionals.length !== 1 || positionals[0] !== 'check') throw new StartError(usage);
  return values.client ?? null;
}

try {
  const clientId = readClient();
  const found = await withDatabase((db) => checkLedger(db, clientId));
  if (found.isFillingIn) print('Opening balances are still being filled in: members without one differ.');
  for (const difference of found.differences) print(describeDifference(difference));
  print(summaryOfLedger(found));
  if (found.differences.length > 0) process.exitCode = 1;
} catch (error) {
  fail(error instanceof TypeError ? new StartError(usage) : error);
}
