import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFlow } from '#tests/tools/new-flow/create-flow.ts';
import { namesOf } from '#tests/tools/new-flow/names.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const listed = {
  page: [
    'machines/domain/routes.ts',
    'machines/page/page-flows.ts',
    'src/routes/flows.ts',
    'machines/registry.ts',
  ],
  modal: [
    'machines/domain/overlay.ts',
    'machines/modal/modals.ts',
    'src/routes/modals.ts',
    'machines/registry.ts',
  ],
};
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-flow-'));
  for (const file of new Set(['package.json', ...listed.page, ...listed.modal])) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(project, file), join(root, file));
  }
});

afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('a new flow', () => {
  it('of a page has a machine, its cases, words, a page and tests, and one entry wherever pages are listed', async () => {
    const { created, changed } = await createFlow(root, 'paper-boat', 'page');
    expect(created).toEqual([
      'machines/paper-boat/paper-boat.machine.ts',
      'machines/paper-boat/paper-boat.entry.ts',
      'src/flows/paper-boat/paper-boat.messages.ts',
      'src/flows/paper-boat/paper-boat-screen.tsx',
      'src/flows/paper-boat/paper-boat.page.tsx',
      'src/flows/paper-boat/paper-boat.actors.ts',
      'gallery/screens/flows/paper-boat.tsx',
      'tests/views/paper-boat.test.tsx',
      'paths/drive/drivers/paper-boat.driver.ts',
      'tests/machines/expected/paperBoat.txt',
    ]);
    expect(changed).toEqual(listed.page);
    expect(read('machines/domain/routes.ts')).toContain(
      "  'paper-boat': { path: '/paper-boat', title: 'Paper boat', access: 'main' },\n} as const",
    );
    expect(read('machines/page/page-flows.ts')).toContain(
      "  paperBoat: {\n    logic: unprovidedFlow<PaperBoatFlow>('paperBoat'),\n    routes: ['paper-boat'],\n",
    );
    expect(read('src/routes/flows.ts')).toContain(
      "  paperBoat: lazyModule(() => import('#src/flows/paper-boat/paper-boat.page.tsx')),\n",
    );
    expect(read('machines/registry.ts')).toContain('  paperBoatEntry,\n];');
  });

  it('of a modal has a view in a dialog instead of a page, and one entry wherever modals are listed', async () => {
    const { created, changed } = await createFlow(root, 'paper-boat', 'modal');
    expect(created).toEqual([
      'machines/paper-boat/paper-boat.machine.ts',
      'machines/paper-boat/paper-boat.entry.ts',
      'src/flows/paper-boat/paper-boat.messages.ts',
      'src/flows/paper-boat/paper-boat.view.tsx',
      'src/flows/paper-boat/paper-boat.modal.tsx',
      'src/flows/paper-boat/paper-boat.actors.ts',
      'gallery/screens/flows/paper-boat.tsx',
      'tests/views/paper-boat.test.tsx',
      'paths/drive/drivers/paper-boat.driver.ts',
      'paths/drive/modal-steps/paper-boat.ts',
      'tests/machines/expected/paperBoat.txt',
    ]);
    expect(changed).toEqual(listed.modal);
    expect(read('machines/domain/overlay.ts')).toContain("  | { kind: 'paperBoat' };\n");
    expect(read('machines/modal/modals.ts')).toContain(
      "    address: named('paper-boat', { kind: 'paperBoat' }),\n  },\n} satisfies",
    );
    expect(read('src/routes/modals.ts')).toContain(
      "  paperBoat: lazyModule(() => import('#src/flows/paper-boat/paper-boat.modal.tsx')),\n",
    );
    expect(read('machines/registry.ts')).toContain('  paperBoatEntry,\n];');
  });

  it.each(['page', 'modal'] as const)(
    'comes with its %s: the first file names it by its type alone',
    async (kind) => {
      await createFlow(root, 'paper-boat', kind);
      const lines = listed[kind].flatMap((file) => read(file).split('\n'));
      const eager = lines.filter((line) => /^import (?!type).*paper-boat/.test(line));
      expect(eager).toEqual(["import { paperBoatEntry } from '#machines/paper-boat/paper-boat.entry.ts';"]);
    },
  );

  it('is made once', async () => {
    await createFlow(root, 'paper-boat', 'page');
    await expect(createFlow(root, 'paper-boat', 'page')).rejects.toThrow(
      'There is a flow "paper-boat" already',
    );
  });

  it.each(['', 'Paper', 'paper_boat', 'paper-', '2cards', '../app', 'paper boat'])(
    'is not called "%s"',
    async (name) => {
      await expect(createFlow(root, name, 'page')).rejects.toThrow('is no name for a flow');
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
