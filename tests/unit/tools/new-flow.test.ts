import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFlow } from '#tests/tools/new-flow/create-flow.ts';
import { namesOf } from '#tests/tools/new-flow/names.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const listed = ['machines/catalogue.ts', 'machines/app/app.setup.ts', 'machines/app/app.entry.ts'];
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
  it('has a machine, its cases, words, a screen and tests, and is listed where all flows are', async () => {
    const { created, changed } = await createFlow(root, 'gift-card');
    expect(created).toEqual([
      'machines/gift-card/gift-card.machine.ts',
      'machines/gift-card/gift-card.entry.ts',
      'src/messages/gift-card.ts',
      'src/flows/gift-card/gift-card-screen.tsx',
      'tests/views/gift-card.test.tsx',
      'tests/machines/charts/giftCard.txt',
    ]);
    expect(changed).toEqual(listed);
    expect(read('machines/gift-card/gift-card.machine.ts')).toContain(
      'export const giftCardMachine = setup({',
    );
    expect(read('machines/catalogue.ts')).toContain('  giftCardEntry,\n];');
    expect(read('machines/app/app.setup.ts')).toContain('  actors: {\n    giftCard: giftCardMachine,\n');
    expect(read('machines/app/app.entry.ts')).toContain(
      '  outcomes: {\n    giftCard: { done: [], error: [] },\n',
    );
  });

  it('is made once', async () => {
    await createFlow(root, 'gift-card');
    await expect(createFlow(root, 'gift-card')).rejects.toThrow('There is a flow "gift-card" already');
  });

  it.each(['', 'Gift', 'gift_card', 'gift-', '2cards', '../app', 'gift card'])(
    'is not called "%s"',
    async (name) => {
      await expect(createFlow(root, name)).rejects.toThrow('is no name for a flow');
      expect(existsSync(join(root, 'src'))).toBe(false);
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
