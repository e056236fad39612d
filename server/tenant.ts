import { fail, print } from './command.ts';
import { StartError } from './start-error.ts';
import { addTenant } from './tenants/add-tenant.ts';
import { readTenant } from './tenants/read-tenant.ts';
import { withDatabase } from './with-database.ts';

/* Checks a tenant's file, or loads it into the database of the environment: `npm run tenant -- check|add FILE`. */

try {
  const [, , order, file] = process.argv;
  if ((order !== 'check' && order !== 'add') || file === undefined) {
    throw new StartError('Check or add which file? npm run tenant -- check|add FILE');
  }
  const read = readTenant(file);
  if ('faults' in read) {
    const { faults } = read;
    const count = faults.length === 1 ? 'One fault' : `${faults.length} faults`;
    throw new StartError([`${count} in ${file}:`, ...faults.map((fault) => `  ${fault}`)].join('\n'));
  }
  if (order === 'add') await withDatabase((db) => addTenant(db, read, new Date()));
  const { id, tiers, offers } = read.tenant;
  const parts = `${tiers.length} tiers, ${offers.length} offers, ${read.pictures.length} pictures`;
  print(order === 'add' ? `Tenant ${id} is there: ${parts}.` : `${file} is sound: ${parts}.`);
} catch (error) {
  fail(error);
}
