import { buildWhenNeeded } from './app/build.ts';
import { fail, loadEnvironment, print } from './command.ts';

/* Builds the app, its pages and the card form's scripts into `dist`, unless they are of the present sources. */

try {
  loadEnvironment();
  await buildWhenNeeded(print);
} catch (error) {
  fail(error);
}
