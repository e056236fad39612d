import { fail, loadEnvironment, print } from './command.ts';
import { restore } from './db/backup.ts';
import { readSettings } from './env.ts';
import { StartError } from './start-error.ts';

/* Makes the database of the environment of a backup: `npm run restore -- FILE`. */

try {
  loadEnvironment();
  const [, , file] = process.argv;
  if (file === undefined) throw new StartError('Which file? npm run restore -- FILE');
  await restore(readSettings(process.env), file);
  print(`The database is that of ${file}.`);
} catch (error) {
  fail(error);
}
