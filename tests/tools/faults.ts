import { parseArgs } from 'node:util';
import { runBrowserCells } from '#tests/support/faults/browser-cells.ts';
import { clientExclusions, exclusions, serverExclusions } from '#tests/support/faults/excluded.ts';
import { isSound, runFaultMatrix, summaryOf, tableOf } from '#tests/support/faults/fault-matrix.ts';
import { runCommand } from '#paths/command-line.ts';

/*
 * Every call of the registry, and every call that a machine makes, under every transport fault and in every situation that
 * a member can leave it in, effects counted in the database; every code of the catalogue; every state that a machine can be
 * in; then each paid change under the faults in a browser, on the built app. Prints what failed, what is excluded and why, and the count. Red for a cell that
 * is lost, an exclusion that is not needed any more, and a promise that was rejected unheard.
 */
await runCommand(async () => {
  parseArgs({ options: {} });
  const matrix = await runFaultMatrix();
  const { client, machines, server, codes, states, deaf, unhandled } = matrix;
  const lines = [
    ...[client, machines, server, codes, states, deaf].flatMap(({ lost }) => tableOf(lost)),
    ...unhandled.map((reason) => `✗ rejected, and nobody heard it: ${String(reason)}`),
    ...[client, machines, server].flatMap(({ unneeded }) =>
      unneeded.map(({ where }) => `✗ ${where}: is excluded for what it does not show any more`),
    ),
    ...[...clientExclusions, ...exclusions, ...serverExclusions].map(
      ({ where, why }) => `- ${where} is excluded: ${why}`,
    ),
    summaryOf(matrix),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  const { survived, total, lost } = runBrowserCells();
  const doubles = lost.length === 0 ? 'double effects 0' : lost.map((title) => `✗ ${title}`).join('\n');
  process.stdout.write(`paid changes in the browser: faults survived ${survived} of ${total} · ${doubles}\n`);
  return isSound(matrix) && total > 0 && survived === total ? 0 : 1;
});
