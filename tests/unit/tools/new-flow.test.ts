import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFlow, type FlowKind } from '#tests/tools/new-flow/create-flow.ts';
import { namesOf } from '#tests/tools/new-flow/names.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const pageLists = [
  'machines/domain/routes.ts',
  'machines/page/page-flows.ts',
  'src/routes/flows.ts',
  'machines/registry.ts',
];
const modalLists = [
  'machines/domain/overlay.ts',
  'machines/modal/modals.ts',
  'src/routes/modals.ts',
  'machines/registry.ts',
];
const callLists = [
  'server/create-app.ts',
  'tests/tools/back-end/all-calls.ts',
  'tests/tools/back-end/notes/calls.ts',
  'tests/tools/conform/left-out.ts',
];
const readLists = [
  'tests/unit/api-optional.test.ts',
  'tests/tools/back-end/resources.ts',
  'tests/tools/conform/checks/member.ts',
];
const changedBy: Readonly<Record<FlowKind, readonly string[]>> = {
  'reads page': [...pageLists, ...callLists, ...readLists],
  'form page': [...pageLists, ...callLists],
  'form modal': [...modalLists, ...callLists],
};
const kinds = Object.keys(changedBy) as FlowKind[];

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-flow-'));
  for (const file of new Set(['package.json', ...Object.values(changedBy).flat()])) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(project, file), join(root, file));
  }
});

afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The lines that the new flow has added to the files that were there. */
function addedTo(files: readonly string[]): Record<string, string[]> {
  return Object.fromEntries(
    files.map((file) => {
      const before = new Set(readFileSync(join(project, file), 'utf8').split('\n'));
      return [
        file,
        read(file)
          .split('\n')
          .filter((line) => !before.has(line) && !line.startsWith('import ')),
      ];
    }),
  );
}

describe('a new flow', () => {
  it('[FLOW-03] of a page that reads has a chart, a call from its schema to its route, a screen and their checks', async () => {
    const { created, changed } = await createFlow(root, 'reads page', 'paper-boat', 'boat-list');
    expect(created).toEqual([
      'machines/paper-boat/paper-boat.machine.ts',
      'machines/paper-boat/paper-boat.entry.ts',
      'machines/domain/boat-list.ts',
      'machines/samples/boat-list.ts',
      'src/api/boat-list.ts',
      'server/boat-list/boat-list.routes.ts',
      'tests/unit/api-cases/boat-list.cases.ts',
      'tests/support/faults/orders/boat-list.orders.ts',
      'tests/tools/back-end/notes/boat-list.ts',
      'tests/api/boat-list.test.ts',
      'src/flows/paper-boat/paper-boat.messages.ts',
      'src/flows/paper-boat/paper-boat-screen.tsx',
      'src/flows/paper-boat/paper-boat.page.tsx',
      'src/flows/paper-boat/paper-boat.actors.ts',
      'tests/machines/expected/paperBoat.txt',
      'gallery/screens/flows/paper-boat.tsx',
      'paths/drive/drivers/paper-boat.driver.ts',
      'tests/views/paper-boat.test.tsx',
    ]);
    expect(changed.toSorted()).toEqual(changedBy['reads page'].toSorted());
    expect(addedTo(changed)).toEqual({
      'machines/domain/routes.ts': [
        "  'paper-boat': { path: '/paper-boat', title: 'Paper boat', access: 'main' },",
      ],
      'machines/page/page-flows.ts': [
        'export interface PaperBoatFlow extends FlowLogic<typeof paperBoatMachine> {}',
        '  paperBoat: {',
        "    logic: unprovidedFlow<PaperBoatFlow>('paperBoat'),",
        "    routes: ['paper-boat'],",
        "    description: 'Paper boat.',",
      ],
      'src/routes/flows.ts': [
        "    paperBoat: lazyModule(() => import('#src/flows/paper-boat/paper-boat.page.tsx')),",
      ],
      'machines/registry.ts': ['  paperBoatEntry,'],
      'server/create-app.ts': [
        "    .route('/', referralsRoutes(services))",
        "    .route('/', boatListRoutes(services));",
      ],
      'tests/tools/back-end/all-calls.ts': ['  ...boatList,'],
      'tests/tools/back-end/notes/calls.ts': ["  fetchBoatList: { does: 'Boat list.', lost: 'Boat list.' },"],
      'tests/tools/conform/left-out.ts': ['  fetchBoatList: notReached,'],
      'tests/unit/api-optional.test.ts': ["        'GET boat-list',"],
      'tests/tools/back-end/resources.ts': ["  resource('Boat list', boatListSchema, boatListNotes),"],
      'tests/tools/conform/checks/member.ts': ["  await ask('fetchBoatList', fetchBoatList);"],
    });
  });

  it('[FLOW-03] of a page that sends has a form whose fields are read by one schema', async () => {
    const { created, changed } = await createFlow(root, 'form page', 'paper-boat', 'boat-order');
    expect(changed.toSorted()).toEqual(changedBy['form page'].toSorted());
    expect(created).toContain('src/flows/paper-boat/boat-order-form.tsx');
    const users = created.filter((file) => read(file).includes('boatOrderSchema'));
    expect(users).toEqual([
      'machines/domain/boat-order.ts',
      'server/boat-order/boat-order.routes.ts',
      'src/flows/paper-boat/boat-order-form.tsx',
      'src/flows/paper-boat/paper-boat.page.tsx',
    ]);
    expect(addedTo(['tests/tools/conform/left-out.ts'])).toEqual({
      'tests/tools/conform/left-out.ts': ['  sendBoatOrder: oneWay,'],
    });
  });

  it('[FLOW-03] of a modal has a view in a dialog, its steps, and a place in the table of modals', async () => {
    const { created, changed } = await createFlow(root, 'form modal', 'paper-boat', 'paper-boat');
    expect(changed.toSorted()).toEqual(changedBy['form modal'].toSorted());
    expect(created).toEqual(
      expect.arrayContaining([
        'src/flows/paper-boat/paper-boat.view.tsx',
        'src/flows/paper-boat/paper-boat.modal.tsx',
        'paths/drive/modal-steps/paper-boat.ts',
      ]),
    );
    expect(read('machines/domain/overlay.ts')).toContain("  | { kind: 'paperBoat' };\n");
    expect(read('machines/modal/modals.ts')).toContain(
      "    address: named('paper-boat', { kind: 'paperBoat' }),\n  },\n} satisfies",
    );
    expect(read('src/routes/modals.ts')).toContain(
      "  paperBoat: lazyModule(() => import('#src/flows/paper-boat/paper-boat.modal.tsx')),\n",
    );
  });

  it.each(kinds)('[FLOW-03] comes with its %s: the first file names it by its type alone', async (kind) => {
    const { changed } = await createFlow(root, kind, 'paper-boat', 'boat-data');
    const lines = changed
      .filter((file) => /^(machines|src)\//.test(file))
      .flatMap((file) => read(file).split('\n'));
    const eager = lines.filter((line) => /^import (?!type).*(paper-boat|boat-data)/.test(line));
    expect(eager).toEqual(["import { paperBoatEntry } from '#machines/paper-boat/paper-boat.entry.ts';"]);
  });

  it('[FLOW-03] takes the name of no other flow and of no other call', async () => {
    await createFlow(root, 'reads page', 'paper-boat', 'boat-list');
    await expect(createFlow(root, 'form page', 'paper-boat', 'boat-order')).rejects.toThrow(
      'machines/paper-boat exists already: choose another name.',
    );
    await expect(createFlow(root, 'reads page', 'tin-drum', 'boat-list')).rejects.toThrow(
      'machines/domain/boat-list.ts exists already: choose another name.',
    );
  });

  it.each(['', 'Paper', 'paper_boat', 'paper-', '2cards', '../app', 'paper boat'])(
    '[FLOW-03] is not called "%s", nor is what it reads',
    async (name) => {
      for (const [flow, data] of [
        [name, 'boat-list'],
        ['paper-boat', name],
      ] as const) {
        await expect(createFlow(root, 'reads page', flow, data)).rejects.toThrow(`"${name}" is no name.`);
      }
      expect(existsSync(join(root, 'src/flows'))).toBe(false);
    },
  );

  it('has one name in four forms', () => {
    expect(namesOf('paper-boat')).toEqual({
      kebab: 'paper-boat',
      camel: 'paperBoat',
      pascal: 'PaperBoat',
      words: 'Paper boat',
    });
  });
});
