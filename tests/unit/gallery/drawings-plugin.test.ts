import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawings } from '#gallery/drawing/drawings-plugin.ts';
import type { MachineDrawing } from '#gallery/drawing/machine-drawing.ts';
import { registry } from '#machines/registry.ts';

let root: string;

/** A project of the folders that drawings are made from. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'drawings-'));
  const folders = [
    'machines',
    'gallery/drawing',
    'gallery/words',
    'paths/explore',
    'paths/text',
    'node_modules',
  ];
  for (const folder of folders) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'package-lock.json'), '{}');
});

afterEach(() => rmSync(root, { recursive: true }));

async function built(source: string, external: RegExp[] = []): Promise<string> {
  writeFileSync(join(root, 'entry.js'), source);
  const output = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [drawings(root)],
    build: {
      write: false,
      minify: false,
      lib: { entry: join(root, 'entry.js'), formats: ['es'] },
      rolldownOptions: { external },
    },
  });
  const [bundle] = [output].flat() as Rollup.RollupOutput[];
  return bundle?.output[0].code ?? '';
}

async function loaded<Exports>(source: string): Promise<Exports> {
  const file = join(root, 'built.mjs');
  writeFileSync(file, await built(source));
  return (await import(file)) as Exports;
}

function stored(): string[] {
  const cache = join(root, 'node_modules/.cache/drawings');
  return existsSync(cache) ? readdirSync(cache, { recursive: true }).map(String).toSorted() : [];
}

describe('the plugin of the drawings', () => {
  it('[FLOW-04] gives the gallery one machine, with its four drawings, and caches them until a source changes', async () => {
    const source = "export { default } from 'virtual:drawing/toast';";
    const { default: toast } = await loaded<{ default: MachineDrawing }>(source);
    const [folder] = stored();
    expect(Object.keys(toast.drawings)).toEqual(['open', 'folded']);
    expect(toast.states.map(({ id }) => id)).toContain('counting');
    expect(stored()).toEqual([folder, `${folder}/toast.json`]);
    await built(source);
    expect(stored()).toEqual([folder, `${folder}/toast.json`]);
    writeFileSync(join(root, 'machines/changed.ts'), '');
    await built(source);
    expect(stored().filter((name) => name.endsWith('toast.json'))).toHaveLength(2);
  });

  it('[FLOW-04] lists every machine of the catalogue', async () => {
    const source =
      "import { drawings } from 'virtual:drawings'; export const ids = drawings.map(({ id }) => id);";
    const code = await built(source, [/^virtual:drawing\//]);
    expect(
      registry.filter(({ machine, title }) => !code.includes(machine.id) || !code.includes(title)),
    ).toEqual([]);
  });

  it('[FLOW-04] says which machine it does not know', async () => {
    await expect(built("export { default } from 'virtual:drawing/nobody';")).rejects.toThrow(
      'There is no machine "nobody" in the catalogue.',
    );
  });
});
