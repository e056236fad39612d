import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFlow } from '#tests/tools/new-flow/create-flow.ts';
import { namesOf } from '#tests/tools/new-flow/names.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const listed = [
  'machines/domain/routes.ts',
  'machines/page/page-flows.ts',
  'src/routes/flows.ts',
  'machines/catalogue.ts',
  'tests/machines/charts/page.txt',
];
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-flow-'));
  for (const file of ['package.json', ...listed]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(project, file), join(root, file));
  }
});

afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('a new flow', () => {
  it('of a page has a machine, its cases, words, a page and tests, and one entry wherever pages are listed', async () => {
    const { created, changed } = await createFlow(root, 'gift-card');
    expect(created).toEqual([
      'machines/gift-card/gift-card.machine.ts',
      'machines/gift-card/gift-card.entry.ts',
      'src/flows/gift-card/gift-card.messages.ts',
      'src/flows/gift-card/gift-card-screen.tsx',
      'src/flows/gift-card/gift-card.page.tsx',
      'src/flows/gift-card/gift-card.actors.ts',
      'tests/views/gift-card.test.tsx',
      'tests/machines/charts/giftCard.txt',
      'tests/machines/expected/giftCard.txt',
    ]);
    expect(changed).toEqual(listed);
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
    expect(read('tests/machines/charts/page.txt')).toMatch(
      /\[isOn\] → giftCard\narriving: always → resting\n[^]*\ngiftCard: error giftCard → broken\n$/,
    );
  });

  it('comes with its page: what the first page loads names it by its type alone', async () => {
    await createFlow(root, 'gift-card');
    const lines = listed.flatMap((file) => read(file).split('\n'));
    const eager = lines.filter((line) => /^import (?!type).*gift-card/.test(line));
    expect(eager).toEqual(["import { giftCardEntry } from '#machines/gift-card/gift-card.entry.ts';"]);
  });

  it('is made once', async () => {
    await createFlow(root, 'gift-card');
    await expect(createFlow(root, 'gift-card')).rejects.toThrow('There is a flow "gift-card" already');
  });

  it.each(['', 'Gift', 'gift_card', 'gift-', '2cards', '../app', 'gift card'])(
    'is not called "%s"',
    async (name) => {
      await expect(createFlow(root, name)).rejects.toThrow('is no name for a flow');
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
