import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MutantRunner } from '#tests/tools/mutate/mutant-runner.ts';
import { kinds, type Kind } from '#tests/tools/mutate/kinds.ts';
import { mutantsOf, type Mutant } from '#tests/tools/mutate/mutants.ts';
import {
  holds,
  outdated,
  reportMachine,
  reportWhole,
  unexplained,
  type MutantOutcome,
} from '#tests/tools/mutate/report.ts';
import { sampleOf } from '#tests/tools/mutate/sample.ts';
import { subjectsOf } from '#tests/tools/mutate/subjects.ts';
import { survivors } from '#tests/tools/mutate/survivors.ts';
import { openTableRunner, type TableRunner } from '#tests/tools/mutate/table-runner.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const fixtures = 'tests/support/__fixtures__';
const chart = `${fixtures}/voucher.machine.ts`;
const entry = `${fixtures}/voucher.entry.ts`;
const source = readFileSync(`${root}${chart}`, 'utf8');
const every = Object.keys(kinds) as Kind[];

function only(kind: Kind, place: string): Mutant {
  const [found, other] = mutantsOf(chart, source, [kind]).filter(({ id }) => id.includes(place));
  if (!found || other) throw new Error(`There is not exactly one "${kind}" at ${place}.`);
  return found;
}

describe('a mutant', () => {
  const changesOf = (text: string, kind: Kind) => mutantsOf('a.ts', text, [kind]).map(({ after }) => after);

  it.each<[Kind, string, string[]]>([
    ['onError removed', "x({ onDone: 'a', onError: 'b' })", ["x({ onDone: 'a', })"]],
    [
      'transition removed',
      "x({ on: { go: 'a', stop: 'b' } })",
      ["x({ on: { stop: 'b' } })", "x({ on: { go: 'a', } })"],
    ],
    ['transition removed', "x({ always: [{ guard: 'g', target: 'a' }] })", ['x({ })', 'x({ always: [] })']],
    [
      'target swapped',
      "x({ states: { a: { on: { go: 'b' } }, b: {}, c: {} } })",
      ["x({ states: { a: { on: { go: 'c' } }, b: {}, c: {} } })"],
    ],
    ['guard removed', "x({ guard: 'g', target: 'a' })", ["x({ target: 'a' })"]],
    ['guard negated', 'x({ guards: { g: () => a } })', ['x({ guards: { g: () => !(a) } })']],
    [
      'action removed',
      "x({ entry: 'a', actions: ['b', 'c'] })",
      [
        "x({ actions: ['b', 'c'] })",
        "x({ entry: 'a', actions: [ 'c'] })",
        "x({ entry: 'a', actions: ['b', ] })",
      ],
    ],
    [
      "assign's property dropped",
      'assign(({ context }) => ({ a: 1, ...b }))',
      ['assign(({ context }) => ({ ...b }))', 'assign(({ context }) => ({ a: 1, }))'],
    ],
    [
      "params' property dropped",
      "x({ type: 't', params: ({ event }) => ({ a: event.b }) })",
      ["x({ type: 't', params: ({ event }) => ({ }) })"],
    ],
    [
      "input's property dropped",
      'x({ input: { a: 1, b: 2 } })',
      ['x({ input: { b: 2 } })', 'x({ input: { a: 1, } })'],
    ],
    [
      "fact's property dropped",
      "notify('app', () => ({ type: 't', a }))",
      ["notify('app', () => ({ type: 't', }))"],
    ],
    ["delay's time", 'x({ delays: { late: 5_000 } })', ['x({ delays: { late: (5_000 * 4) } })']],
    ['tag removed', "x({ tags: ['busy', 'late'] })", ["x({ tags: [ 'late'] })", "x({ tags: ['busy', ] })"]],
    ['comparison changed', 'a < b || c === d', ['a <= b || c === d', 'a < b || c !== d']],
    ['logical operator swapped', 'a && b || c', ['(a || b) || c', 'a && b && c']],
    ['number changed', 'x(5)', ['x(6)']],
    ['boolean flipped', 'x(true)', ['x(false)']],
  ])('is a %s in %s', (kind, text, changes) => {
    expect(changesOf(text, kind)).toEqual(changes);
  });

  it('touches no type and no import', () => {
    const text = "import { a } from 'b'; interface C { d: 1; e: true } type F = 2; let g = h as 3;";
    expect(mutantsOf('a.ts', text, every)).toEqual([]);
  });

  it('retains its id when lines are added before it', () => {
    const ids = (text: string) => mutantsOf('a.ts', text, every).map(({ id }) => id);
    expect(ids(`\n\n/** Told. */\n${source}`)).toEqual(ids(source));
    expect(new Set(ids(source)).size).toBe(ids(source).length);
  });
});

describe('a chart with one thing changed', () => {
  let run: TableRunner;
  const resultOf = ({ source: changed }: Mutant) => run.run(chart, changed, [entry]);

  beforeAll(async () => {
    run = await openTableRunner(root, fixtures);
  });
  afterAll(() => run.close());

  it('is not found out while nothing is changed', async () => {
    expect(await run.run(chart, source, [entry])).toBeNull();
  });

  it.each<[Kind, string]>([
    ['onError removed', 'redeeming.invoke.onError'],
    ['target swapped', 'redeemed.after.thanks'],
    ['guard negated', 'guards.hasTriedTwice'],
    ["assign's property dropped", 'storeCode'],
    ["delay's time", 'answerTimeout'],
    ["params' property dropped", 'redeeming.invoke.onDone.actions'],
    ["input's property dropped", 'redeeming.invoke.input'],
    ['tag removed', 'redeeming.tags'],
  ])('is found out: %s, %s', async (kind, place) => {
    expect(await resultOf(only(kind, place))).toBe(`differs from ${fixtures}/voucher.txt`);
  });

  it('is judged unchanged again afterwards', async () => {
    expect(await run.run(chart, source, [entry])).toBeNull();
  });
});

describe('the mutant runner', () => {
  const mutantRunner = new MutantRunner(root, fixtures);
  const task = { file: chart, original: source, own: [entry], others: [], tests: [] };
  const run = (changed: string, patience?: number) =>
    mutantRunner.run({ ...task, source: changed }, patience);
  afterAll(() => mutantRunner.close());

  it('ends a mutant that never stops, and goes on with the next', async () => {
    const endless = source.replace("({ context }) => context.code !== ''", '() => { for (;;); }');
    expect(endless).not.toBe(source);
    expect(await run(endless, 3_000)).toBe('never stops');
    expect(await run(source)).toBeNull();
  });

  it('goes on after a mutant that breaks the process', async () => {
    const breaking = source.replace("({ context }) => context.code !== ''", '() => process.exit(1)');
    expect(breaking).not.toBe(source);
    expect(await run(breaking)).toBe('breaks the process');
    const late = `${source}\nsetTimeout(() => process.exit(1));`;
    expect(await run(late)).not.toBe('never stops');
    expect(await run(source)).toBeNull();
  });
});

describe('the report on mutants', () => {
  const results = (id: string, mutantResult: string | null): MutantOutcome => ({
    id,
    mutantResult,
    machine: 'voucher',
    file: 'voucher.machine.ts',
    kind: 'boolean flipped',
    line: 7,
    before: 'x(true)',
    after: 'x(false)',
    source: '',
  });

  it('counts what is noticed, and shows what is not, with the reason that is known', () => {
    const result = {
      results: [results('a', 'red'), results('b', null), results('c', null)],
      explained: { b: 'why' },
    };
    expect(reportMachine('voucher', result) + reportWhole(result)).toBe(
      [
        'voucher              1 of 3',
        '  voucher.machine.ts:7 boolean flipped',
        '    - x(true)',
        '    + x(false)',
        '    = why',
        '  voucher.machine.ts:7 boolean flipped',
        '    - x(true)',
        '    + x(false)',
        '    ✗ unexplained: c',
        'mutants killed 1 of 3 (33.3 %, at least 95), 0 of them by time, 1 unexplained',
        '',
      ].join('\n'),
    );
    expect(unexplained(result).map(({ id }) => id)).toEqual(['c']);
  });

  it.each<[string, (string | null)[], Record<string, string>, boolean]>([
    ['all are killed', ['red', 'never stops'], {}, true],
    [
      'one in twenty survives for a reason',
      [...Array.from({ length: 19 }, () => 'red'), null],
      { 19: 'why' },
      true,
    ],
    [
      'one in ten survives for a reason',
      [...Array.from({ length: 9 }, () => 'red'), null],
      { 9: 'why' },
      false,
    ],
    ['one survives without a reason', [...Array.from({ length: 99 }, () => 'red'), null], {}, false],
    ['a reason is not needed any more', ['red'], { 0: 'why' }, false],
  ])('is good or bad where %s', (_, verdicts, explained, isGood) => {
    expect(
      holds({ results: verdicts.map((mutantResult, id) => results(String(id), mutantResult)), explained }),
    ).toBe(isGood);
  });

  it('says which reason is not needed any more', () => {
    expect(outdated({ results: [results('a', 'red')], explained: { a: 'why' } })).toEqual(['a']);
  });

  it('takes the same sample for the same seed, whatever else there is', () => {
    const items = Array.from({ length: 50 }, (_, index) => ({ id: `mutant ${index}` }));
    const sample = sampleOf(items, 5, 1);
    expect(sample).toHaveLength(5);
    expect(sampleOf(items.slice(0, 40), 5, 1).filter((item) => !sample.includes(item)).length).toBeLessThan(
      5,
    );
    expect(sampleOf(items.toReversed(), 5, 1).toReversed()).toEqual(sample);
    expect(sampleOf(items, 5, 2)).not.toEqual(sample);
  });
});

describe('a mutant that may survive', () => {
  it('is still one that can be made', () => {
    const ids = new Set(
      subjectsOf(root).flatMap(({ file, source: text }) => mutantsOf(file, text, every).map(({ id }) => id)),
    );
    expect(Object.keys(survivors).filter((id) => !ids.has(id))).toEqual([]);
  });
});
