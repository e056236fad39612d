import { fail, loadEnvironment, print } from './command.ts';
import { backUp } from './db/backup.ts';
import { readSettings } from './env.ts';
import { StartError } from './start-error.ts';

/* Backs the database of the environment up: `npm run backup -- FILE`. */

try {
  loadEnvironment();
  const [, , file] = process.argv;
  if (file === undefined) throw new StartError('Which file? npm run backup -- FILE');
  await backUp(readSettings(process.env), file);
  print(`The database is in ${file}.`);
} catch (error) {
  fail(error);
}
