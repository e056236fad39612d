import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { registry } from '#machines/registry.ts';
import { draftTable } from '#tests/support/expected/draft.ts';
import { runCommand, UsageError } from '#paths/command-line.ts';
import { MutantRunner } from './mutate/mutant-runner.ts';
import { kinds, type Kind } from './mutate/kinds.ts';
import { mutantsOf } from './mutate/mutants.ts';
import { changeOf, holds, reportMachine, reportWhole, type MutantOutcome } from './mutate/report.ts';
import { sampleOf } from './mutate/sample.ts';
import { subjectsOf, type Subject } from './mutate/subjects.ts';
import { survivors } from './mutate/survivors.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Changes one thing at a time in charts and rules, and says which changes nothing notices. Exit code 1: a change that
 * nothing notices has no reason in survivors.ts, or has one and is noticed, or too few are noticed; 2: what was asked
 * for does not exist.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      kinds: { type: 'string' },
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      list: { type: 'boolean', default: false },
      draft: { type: 'boolean', default: false },
    },
  });
  if (values.draft) {
    process.stdout.write(positionals.map(draftOf).join('\n'));
    return 0;
  }
  const subjects = chosenSubjects(positionals);
  const chosen = chosenKinds(values.kinds);
  const all = subjects.flatMap((subject) =>
    mutantsOf(subject.file, subject.source, chosen).map((mutant) => ({ ...mutant, subject })),
  );
  const mutants =
    values.sample === undefined
      ? all
      : sampleOf(
          all.filter(({ id }) => !Object.hasOwn(survivors, id)),
          wholeNumber('sample', values.sample),
          wholeNumber('seed', values.seed),
        );
  if (values.list) {
    process.stdout.write(`${mutants.flatMap(changeOf).join('\n')}\n${mutants.length} mutants\n`);
    return 0;
  }
  const mutantRunner = new MutantRunner(root, 'tests/machines/expected');
  const results: MutantOutcome[] = [];
  try {
    for (const machine of new Set(mutants.map(({ subject }) => subject.machine))) {
      const own: MutantOutcome[] = [];
      for (const { subject, ...mutant } of mutants.filter((each) => each.subject.machine === machine)) {
        const mutantResult = await mutantRunner.run({
          ...subject,
          source: mutant.source,
          original: subject.source,
        });
        own.push({ ...mutant, machine, mutantResult });
      }
      process.stdout.write(reportMachine(machine, { results: own, explained: survivors }));
      results.push(...own);
    }
  } finally {
    mutantRunner.close();
  }
  const result = { results, explained: survivors };
  process.stdout.write(reportWhole(result));
  return holds(result) ? 0 : 1;
});

function draftOf(id: string): string {
  const entry = registry.find(({ machine }) => machine.id === id);
  if (entry) return draftTable(entry);
  throw new UsageError(`There is no machine "${id}".`);
}

function chosenSubjects(names: readonly string[]): Subject[] {
  const subjects = subjectsOf(root);
  const belongs = (subject: Subject, name: string) =>
    subject.machine === name || subject.file.startsWith(name);
  const unknown = names.find((name) => !subjects.some((subject) => belongs(subject, name)));
  if (unknown !== undefined) {
    const known = [...new Set(subjects.map(({ machine }) => machine))].join(', ');
    throw new UsageError(`There is no machine or file "${unknown}" to change. Choose from: ${known}.`);
  }
  return names.length === 0 ? subjects : subjects.filter((each) => names.some((name) => belongs(each, name)));
}

function chosenKinds(text: string | undefined): Kind[] {
  const known = Object.keys(kinds) as Kind[];
  if (text === undefined) return known;
  return text.split(',').map((name) => {
    const kind = known.find((each) => each === name.trim());
    if (kind === undefined)
      throw new UsageError(`There is no kind "${name}". Choose from: ${known.join(', ')}.`);
    return kind;
  });
}

function wholeNumber(option: string, text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new UsageError(`--${option} is a whole number above 0, not "${text}".`);
}
