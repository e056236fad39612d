import { describe, expect, it } from 'vitest';
import { prove, type Run } from '#tests/tools/trace/prove.ts';
import { readRequirements, readTitles, trace } from '#tests/tools/trace/requirements.ts';

const requirements = readRequirements(
  [
    '# Requirements',
    '- AUTH-01 Login.',
    '- AUTH-02 Social sign-in. (open: social sign-in)',
    '- CARD-03 Card list. (partly',
    '  open: cards)',
    'Prose about AUTH-09.',
  ].join('\n'),
);

const proof = { file: 'a.test.ts', title: '[AUTH-01] logs in' };

describe('the trace from requirements to tests', () => {
  it('reads numbered items and their markers, also of several lines', () => {
    expect(requirements).toEqual([
      { id: 'AUTH-01', text: 'Login.', open: null },
      { id: 'AUTH-02', text: 'Social sign-in.', open: { flow: 'social sign-in', partly: false } },
      { id: 'CARD-03', text: 'Card list.', open: { flow: 'cards', partly: true } },
    ]);
  });

  it('reads the titles of tests that run', () => {
    const number = (id: string) => `[${id}]`;
    const source = `
      it('${number('AUTH-01')} refuses a \\'wrong\\' password', () => {});
      test(\`${number('AUTH-01, CARD-03')} shows \${count} cards\`, () => {});
      it.each([[1, (2)]])('${number('CARD-03')} of %s', () => {});
      it.skip('${number('AUTH-01')} never runs', () => {});
      it('has no number', () => {});
    `;
    expect(readTitles('a.test.ts', source).map(({ title }) => title)).toEqual([
      "[AUTH-01] refuses a 'wrong' password",
      '[AUTH-01, CARD-03] shows ${count} cards',
      '[CARD-03] of %s',
    ]);
  });

  it('fails on a requirement whose journeys npm test leaves out', () => {
    const walked = { file: 'tests/journeys/a.test.ts', title: '[AUTH-01] logs in' };
    const line = requirements.slice(0, 1);
    expect(trace(line, [proof, walked]).flaws).toEqual([
      'AUTH-01 has no journey that npm test walks: one of its own has to be tagged @core.',
    ]);
    const [core] = readTitles(
      walked.file,
      `test('${walked.title}', { tag: ['@desktop', '@core'] }, () => {});`,
    );
    expect(core).toEqual({ ...walked, isCore: true });
    expect(trace(line, [proof, walked, { ...walked, isCore: true }]).flaws).toEqual([]);
  });

  it('fails on a requirement whose tests are all beyond the core of npm test', () => {
    const beyond = { file: 'tests/faults/payments.test.ts', title: '[AUTH-01] survives' };
    const line = requirements.slice(0, 1);
    expect(trace(line, [beyond]).flaws).toEqual([
      'AUTH-01 has no test that npm test runs: "[AUTH-01] survives" in tests/faults/payments.test.ts is beyond its core.',
    ]);
    expect(trace(line, [beyond, proof]).flaws).toEqual([]);
  });

  it('ties each line to its tests', () => {
    const both = { file: 'b.test.ts', title: '[AUTH-01, CARD-03] does two things' };
    const { requirements: traced, flaws } = trace(requirements, [proof, both]);
    expect(traced.map(({ id, tests }) => [id, ...tests])).toEqual([
      ['AUTH-01', proof, both],
      ['AUTH-02'],
      ['CARD-03', both],
    ]);
    expect(flaws).toEqual([]);
  });

  it('fails on a line without a test, on a marker that is not true, and on a number that does not exist', () => {
    const titles = [
      { file: 'a.test.ts', title: '[AUTH-02] signs in' },
      { file: 'a.test.ts', title: '[AUTH-99] does something else' },
    ];
    expect(trace([...requirements, ...requirements.slice(0, 1)], titles).flaws).toEqual([
      'AUTH-01 has no test.',
      'AUTH-02 is marked "open", but "[AUTH-02] signs in" in a.test.ts proves at least a part of it.',
      'CARD-03 has no test.',
      'AUTH-01 has no test.',
      'AUTH-99 is no requirement, but "[AUTH-99] does something else" in a.test.ts bears its number.',
      'AUTH-01 is listed twice.',
    ]);
  });
});

describe('the proof of a requirement', () => {
  const removal = {
    requirement: 'AUTH-01',
    file: 'machines/login.ts',
    take: 'canLogIn',
    test: 'a.test.ts',
    title: '[AUTH-01] logs in',
  };
  const source = 'if (canLogIn) logIn()';

  /** What each proof comes to, and the runs that it took, where these tests are red over a source. */
  async function proofOf(
    redIn: (source: string) => string[],
    { product = source, removals = [removal] } = {},
  ) {
    const runs: Run[] = [];
    const failures: (string | null)[] = [];
    const findRed = (run: Run) => {
      runs.push(run);
      return Promise.resolve(redIn(run.removed?.source ?? product));
    };
    for await (const { failure } of prove(removals, () => product, findRed)) failures.push(failure);
    return { failures, runs };
  }

  it('is a test that is red without what is taken away', async () => {
    const honest = (given: string) => (given.includes('canLogIn') ? [] : ['the login > [AUTH-01] logs in']);
    expect((await proofOf(honest)).failures).toEqual([null]);
  });

  it('is none when the test stays green, another one is red, or it is red as it is', async () => {
    const idle = '"[AUTH-01] logs in" stays green without: canLogIn';
    expect((await proofOf(() => [])).failures).toEqual([idle]);
    expect((await proofOf(() => ['[AUTH-02] asks Google'])).failures).toEqual([idle]);
    expect((await proofOf(() => ['[AUTH-01] logs in'])).failures).toEqual([
      '"[AUTH-01] logs in" is red as it is',
    ]);
  });

  it('is none when the test does not bear the number', async () => {
    const removals = [{ ...removal, title: 'logs in' }];
    const red = (title: string) => (given: string) => (given === source ? [] : [title]);
    expect((await proofOf(red('[AUTH-02] logs in'), { removals })).failures).toEqual([
      '"logs in" does not bear AUTH-01',
    ]);
    expect((await proofOf(red('[AUTH-02] [AUTH-01] logs in'), { removals })).failures).toEqual([null]);
  });

  it('runs the tests of a file once as they are', async () => {
    const removals = [removal, { ...removal, title: '[AUTH-01] logs out', take: 'logIn()' }];
    const { runs } = await proofOf(() => [], { removals });
    expect(runs.map(({ titles, removed }) => [titles, removed?.source ?? null])).toEqual([
      [['[AUTH-01] logs in', '[AUTH-01] logs out'], null],
      [['[AUTH-01] logs in'], 'if () logIn()'],
      [['[AUTH-01] logs out'], 'if (canLogIn) '],
    ]);
  });

  it.each(['', 'canLogIn && canLogIn'])('is none when it is not there once: "%s"', async (product) => {
    expect((await proofOf(() => [], { product })).failures).toEqual([
      'machines/login.ts does not have exactly once: canLogIn',
    ]);
  });
});
