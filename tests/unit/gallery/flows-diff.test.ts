import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { compareCharts } from '#gallery/diff/compare-charts.ts';
import { diffMarkdown, linesOf } from '#gallery/diff/diff-markdown.ts';
import { diffPage } from '#gallery/diff/diff-page.ts';
import { loadCharts } from '#gallery/diff/load-charts.ts';
import { unionChart } from '#gallery/diff/union-chart.ts';
import { findDrawingFlaws } from '#gallery/drawing/check-drawing.ts';
import { drawChart } from '#gallery/drawing/draw-chart.ts';
import { chartOf } from './sample-charts.ts';

const doing = setup({
  types: {} as { events: { type: 'go' } | { type: 'back' } | { type: 'on' } },
  guards: { isOpen: () => true, isPaid: () => true },
  actions: { note: () => undefined, notify: () => undefined },
});

const before = chartOf(
  doing.createMachine({
    id: 'shop',
    initial: 'choosing',
    states: {
      choosing: { on: { go: { target: 'paying', guard: 'isOpen', actions: 'note' } } },
      paying: { on: { go: 'paid', back: 'choosing' } },
      paid: { on: { on: 'choosing' } },
      lost: { on: { back: 'choosing', on: 'paid' } },
    },
  }),
  'The shop',
);
const after = chartOf(
  doing.createMachine({
    id: 'shop',
    initial: 'choosing',
    states: {
      choosing: {
        on: {
          go: [
            { target: 'found', guard: 'isPaid' },
            { target: 'paying', guard: 'isOpen', actions: 'notify' },
          ],
        },
      },
      paying: { on: { go: 'found', back: 'choosing' } },
      paid: {},
      found: { on: { back: 'choosing', on: 'paid' } },
    },
  }),
  'The shop',
);
const other = chartOf(doing.createMachine({ id: 'other' }), 'Another one');

describe('what changed between two charts', () => {
  it('[FLOW-07] is listed: states and transitions, new, gone, moved and changed', () => {
    expect(diffMarkdown('v1', compareCharts([before, other], [after]), []))
      .toBe(`# What changed in the flows since v1

## The shop (\`shop\`)

- New state \`found\`
- Gone: state \`lost\`
- Perhaps renamed: \`lost\` is now \`found\`
- New in \`choosing\`: Go, if is paid → \`found\`
- Changed in \`choosing\`: Go, if is open: now does notify; no longer does note
- Moved in \`paying\`: Go leads to \`found\`, was \`paid\`
- New in \`found\`: Go back → \`choosing\`
- New in \`found\`: Go on → \`paid\`
- Gone from \`paid\`: Go on → \`choosing\`
- Gone from \`lost\`: Go back → \`choosing\`
- Gone from \`lost\`: Go on → \`paid\`

## Another one (\`other\`)

- The machine is gone
`);
  });

  it('[FLOW-07] is nothing where nothing changed, and what could not be read is reported', () => {
    expect(diffMarkdown('v1', compareCharts([before], [before]), ['card is not compared'])).toBe(
      '# What changed in the flows since v1\n\n> card is not compared\n\nNothing: every machine is as it was.\n',
    );
  });

  it('[FLOW-07] is the order, too, in which branches are asked', () => {
    const lines = (first: 'isOpen' | 'isPaid', second: 'isOpen' | 'isPaid') =>
      chartOf(
        doing.createMachine({
          id: 'turns',
          initial: 'here',
          states: {
            here: {
              on: {
                go: [
                  { target: 'there', guard: first },
                  { target: 'there', guard: second },
                ],
              },
            },
            there: {},
          },
        }),
      );
    const [change] = compareCharts([lines('isOpen', 'isPaid')], [lines('isPaid', 'isOpen')]);
    expect(change && linesOf(change)).toEqual([
      'Changed in `here`: Go, if is open: is asked in another order',
    ]);
  });

  it('[FLOW-07] says of what is done on the way only what is more, what is less, and another order', () => {
    const lineOf = (...actions: ('note' | 'notify')[]) =>
      chartOf(
        doing.createMachine({ id: 'way', initial: 'here', states: { here: { on: { go: { actions } } } } }),
      );
    const said = (was: ReturnType<typeof lineOf>, is: ReturnType<typeof lineOf>) =>
      compareCharts([was], [is]).flatMap(linesOf);
    expect(said(lineOf('note'), lineOf('note', 'notify'))).toEqual([
      'Changed in `here`: Go: now does notify',
    ]);
    expect(said(lineOf('note', 'notify'), lineOf('notify'))).toEqual([
      'Changed in `here`: Go: no longer does note',
    ]);
    expect(said(lineOf('note', 'notify'), lineOf('notify', 'note'))).toEqual([
      'Changed in `here`: Go: now does notify, note in this order',
    ]);
  });

  it('[FLOW-07] is drawn as one chart of both, with every difference marked and nothing overlapping', async () => {
    const [change] = compareCharts([before], [after]);
    if (!change) throw new Error('There is no change.');
    const union = unionChart(change);
    const drawing = await drawChart(union);
    expect(findDrawingFlaws(drawing, union, [])).toEqual([]);
    expect(drawing.boxes.map(({ id, change: mark }) => [id, mark])).toEqual(
      expect.arrayContaining([
        ['found', 'new'],
        ['lost', 'gone'],
        ['paying', null],
      ]),
    );
    const page = await diffPage('<v1>', [change], []);
    expect(page).toContain('What changed in the flows since &lt;v1&gt;');
    expect(page).toMatch(/class="way member is-was"/);
    expect(page).toContain('color-scheme:light dark;background:light-dark(#ffffff,#14171c)');
  });
});

describe('the charts of a commit', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  let repository: string;

  const git = (...parts: string[]) =>
    execFileSync('git', [
      '-C',
      repository,
      '-c',
      'user.name=Test',
      '-c',
      'user.email=test@localhost',
      ...parts,
    ]);
  const commit = (name: string, registry: string) => {
    writeFileSync(join(repository, 'machines/registry.ts'), registry);
    git('add', '.');
    git('commit', '--quiet', '--message', name);
    git('tag', name);
  };

  beforeAll(() => {
    repository = mkdtempSync(join(tmpdir(), 'repository-'));
    mkdirSync(join(repository, 'machines'));
    git('init', '--quiet');
    commit(
      'sound',
      `import { setup } from 'xstate';
       const machine = setup({}).createMachine({ id: 'lamp', initial: 'off', states: { off: { on: { switch: 'on' } }, on: {} } });
       const events = { switch: [{ title: 'Switch it on', event: { type: 'switch' } }] };
       const inputs = [{ title: 'It is there', input: undefined }];
       export const registry = [{ machine, title: 'Lamp', summary: 'It shines.', inputs, events, outcomes: {} }];`,
    );
    git('mv', 'machines/registry.ts', 'machines/catalogue.ts');
    writeFileSync(
      join(repository, 'machines/catalogue.ts'),
      readFileSync(join(repository, 'machines/catalogue.ts'), 'utf8')
        .replace('export const registry', 'export const catalogue')
        .replace('summary:', 'by: {}, promise:'),
    );
    git('commit', '--quiet', '--all', '--message', 'earlier');
    git('tag', 'earlier');
    git('mv', 'machines/catalogue.ts', 'machines/registry.ts');
    commit('torn', "import { nobody } from './nowhere.ts';\nexport const registry = [nobody];");
  });

  afterAll(() => rmSync(repository, { recursive: true }));

  it('[FLOW-07] are read in a process of their own, from an entry that says less than today', () => {
    const { charts, failures } = loadCharts(repository, 'sound', root);
    expect(failures).toEqual([]);
    expect(charts.map(({ id, transitions }) => [id, transitions.map(({ label }) => label)])).toEqual([
      ['lamp', ['Switch it on']],
    ]);
  });

  it('[FLOW-07] are read from before the registry had its name', () => {
    expect(loadCharts(repository, 'earlier', root)).toMatchObject({
      charts: [{ id: 'lamp', summary: 'It shines.' }],
      failures: [],
    });
  });

  it('[FLOW-07] that does not load are refused in one line', () => {
    expect(() => loadCharts(repository, 'torn', root)).toThrow(
      /^The machines of torn do not load: Error.*: Cannot find module 'machines\/nowhere.ts'/,
    );
  });

  it('[FLOW-07] that is not there are refused in one line, whatever its name', () => {
    for (const ref of ['nobody', '--help', '']) {
      expect(() => loadCharts(repository, ref, root)).toThrow(
        `There is no commit "${ref}" with machines in this repository.`,
      );
    }
  });
});
