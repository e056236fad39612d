import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '#paths/command-line.ts';
import { describeViolation } from './checks/violation.ts';
import { partsOf, runPart, together } from './run-parts.ts';
import { summaryOf } from './simulate.ts';

const help = `npm run simulate -- [--seed 1] [--members 300] [--months 24] [--processes 2]

Lets random members of the three demo tenants join, buy, refund, upgrade, downgrade, cancel, come back, run dry and
withdraw at the API, with faults, and compares it after each day with a second model of the rules. Exit code 1: the
API and the model differ.
`;

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new UsageError(`--${name} must be a whole number above 0.`);
  return Number(text);
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      members: { type: 'string', default: '300' },
      months: { type: 'string', default: '24' },
      processes: { type: 'string', default: '2' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(help);
    return 0;
  }
  const parts = partsOf(
    {
      seed: wholeNumber('seed', values.seed),
      members: wholeNumber('members', values.members),
      months: wholeNumber('months', values.months),
    },
    wholeNumber('processes', values.processes),
  );
  const results = await Promise.all(
    parts.map((part) => runPart(part, (soFar) => process.stderr.write(`${summaryOf(soFar)}\n`))),
  );
  const result = together(results);
  for (const found of result.violations) process.stdout.write(`${describeViolation(found)}\n`);
  process.stdout.write(`${summaryOf(result)}\n`);
  return result.violations.length === 0 ? 0 : 1;
});
