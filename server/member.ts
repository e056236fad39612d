import { parseArgs } from 'node:util';
import { fail, print } from './command.ts';
import { eraseMember } from './members/erase-member.ts';
import { exportMember } from './members/export-member.ts';
import { StartError } from './start-error.ts';
import { withDatabase } from './with-database.ts';

/* Exports or erases a member of the database of the environment: `npm run member -- export|erase EMAIL --client ID`. */

const usage = 'Export or erase whom? npm run member -- export|erase EMAIL --client ID';

function readOrder() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { client: { type: 'string' } },
  });
  const [order, email, ...more] = positionals;
  const { client: clientId } = values;
  const isKnown = order === 'export' || order === 'erase';
  if (!isKnown || email === undefined || clientId === undefined || more.length > 0)
    throw new StartError(usage);
  return { order, whom: { email, clientId } };
}

try {
  const { order, whom } = readOrder();
  const nobody = new StartError(`${whom.clientId} has no member ${whom.email}.`);
  if (order === 'export') {
    const stored = await withDatabase((db) => exportMember(db, whom));
    if (stored === null) throw nobody;
    print(JSON.stringify(stored, null, 2));
  } else {
    const entries = await withDatabase((db) => eraseMember(db, whom));
    if (entries === null) throw nobody;
    print(`${whom.email} is erased. ${entries} charges and payouts stay, without a name.`);
  }
} catch (error) {
  fail(error instanceof TypeError ? new StartError(usage) : error);
}
