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
    'machines/catalogue.ts',
  ],
  modal: [
    'machines/domain/overlay.ts',
    'machines/modal/modals.ts',
    'src/routes/modals.ts',
    'machines/catalogue.ts',
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
    const { created, changed } = await createFlow(root, 'gift-card', 'page');
    expect(created).toEqual([
      'machines/gift-card/gift-card.machine.ts',
      'machines/gift-card/gift-card.entry.ts',
      'src/flows/gift-card/gift-card.messages.ts',
      'src/flows/gift-card/gift-card-screen.tsx',
      'src/flows/gift-card/gift-card.page.tsx',
      'src/flows/gift-card/gift-card.actors.ts',
      'gallery/screens/flows/gift-card.tsx',
      'tests/views/gift-card.test.tsx',
      'tests/support/play/plays/gift-card.play.ts',
      'tests/machines/charts/giftCard.txt',
      'tests/machines/expected/giftCard.txt',
    ]);
    expect(changed).toEqual(listed.page);
    expect(read('machines/domain/routes.ts')).toContain(
      "  'gift-card': { path: '/gift-card', title: 'Gift card', access: 'main' },\n} as const",
    );
    expect(read('machines/page/page-flows.ts')).toContain(
      "  giftCard: {\n    logic: unprovidedFlow<GiftCardFlow>('giftCard'),\n    routes: ['gift-card'],\n",
    );
    expect(read('src/routes/flows.ts')).toContain(
      "page: () => import('#src/flows/gift-card/gift-card.page.tsx'),",
    );
    expect(read('machines/catalogue.ts')).toContain('  giftCardEntry,\n];');
  });

  it('of a modal has a view in a dialog instead of a page, and one entry wherever modals are listed', async () => {
    const { created, changed } = await createFlow(root, 'gift-card', 'modal');
    expect(created).toEqual([
      'machines/gift-card/gift-card.machine.ts',
      'machines/gift-card/gift-card.entry.ts',
      'src/flows/gift-card/gift-card.messages.ts',
      'src/flows/gift-card/gift-card.view.tsx',
      'src/flows/gift-card/gift-card.modal.tsx',
      'src/flows/gift-card/gift-card.actors.ts',
      'gallery/screens/flows/gift-card.tsx',
      'tests/views/gift-card.test.tsx',
      'tests/support/play/plays/gift-card.play.ts',
      'tests/support/modal-steps/gift-card.ts',
      'tests/machines/charts/giftCard.txt',
      'tests/machines/expected/giftCard.txt',
    ]);
    expect(changed).toEqual(listed.modal);
    expect(read('machines/domain/overlay.ts')).toContain("  | { kind: 'giftCard' };\n");
    expect(read('machines/modal/modals.ts')).toContain(
      "    address: named('gift-card', { kind: 'giftCard' }),\n  },\n} satisfies",
    );
    expect(read('src/routes/modals.ts')).toContain(
      "view: () => import('#src/flows/gift-card/gift-card.modal.tsx'),",
    );
    expect(read('machines/catalogue.ts')).toContain('  giftCardEntry,\n];');
  });

  it.each(['page', 'modal'] as const)(
    'comes with its %s: the first file names it by its type alone',
    async (kind) => {
      await createFlow(root, 'gift-card', kind);
      const lines = listed[kind].flatMap((file) => read(file).split('\n'));
      const eager = lines.filter((line) => /^import (?!type).*gift-card/.test(line));
      expect(eager).toEqual(["import { giftCardEntry } from '#machines/gift-card/gift-card.entry.ts';"]);
    },
  );

  it('is made once', async () => {
    await createFlow(root, 'gift-card', 'page');
    await expect(createFlow(root, 'gift-card', 'page')).rejects.toThrow(
      'There is a flow "gift-card" already',
    );
  });

  it.each(['', 'Gift', 'gift_card', 'gift-', '2cards', '../app', 'gift card'])(
    'is not called "%s"',
    async (name) => {
      await expect(createFlow(root, name, 'page')).rejects.toThrow('is no name for a flow');
      expect(existsSync(join(root, 'src/flows'))).toBe(false);
    },
  );

  it('has one name in four forms', () => {
    expect(namesOf('gift-card')).toEqual({
      kebab: 'gift-card',
      camel: 'giftCard',
      pascal: 'GiftCard',
      words: 'Gift card',
    });
  });
});
