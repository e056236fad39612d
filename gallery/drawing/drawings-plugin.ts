import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { registry } from '#machines/registry.ts';
import { drawMachine } from './draw-machine.ts';
import type { MachineDrawing } from './machine-drawing.ts';

const list = 'virtual:drawings';
const one = 'virtual:drawing/';
const states = 'virtual:states';

/** What a drawing is made from: when one of these files changes, all are drawn anew. */
const sources = [
  'machines',
  'gallery/drawing',
  'gallery/words',
  'paths/explore',
  'paths/text',
  'package-lock.json',
];

/**
 * Serves the list of all drawings as `virtual:drawings`, and each, as JSON, as `virtual:drawing/<id>`; and the states in
 * which any machine rests, with what is found there, as `virtual:states`.
 */
export function drawings(root: string) {
  return {
    name: 'drawings',
    resolveId: (id: string) => ([list, states].includes(id) || id.startsWith(one) ? `\0${id}` : null),
    load: async (id: string) => {
      if (id === `\0${list}`) return listModule();
      if (id === `\0${states}`) return statesModule(root);
      return id.startsWith(`\0${one}`) ? drawingModule(root, id.slice(one.length + 1)) : null;
    },
  } satisfies Plugin;
}

function listModule(): string {
  const lines = registry.map(({ machine: { id }, title, summary }) => {
    const head = JSON.stringify({ id, title, summary }).slice(0, -1);
    return `${head}, "load": () => import(${JSON.stringify(one + id)}) }`;
  });
  return `export const drawings = [\n${lines.join(',\n')}\n];`;
}

/** The words are those that a test reads off each screen, into `paths/report/screens`. */
async function statesModule(root: string): Promise<string> {
  const found = await Promise.all(
    registry.map(async ({ machine: { id } }) => {
      const { facets } = JSON.parse(await drawingOf(root, id)) as Pick<MachineDrawing, 'facets'>;
      const words = screenWords(readStored(join(root, `paths/report/screens/${id}.txt`)) ?? '');
      return Object.entries(facets).map(([state, has]) => ({
        machine: id,
        state,
        facets: has,
        says: words.get(state) ?? '',
      }));
    }),
  );
  return `export const states = JSON.parse(${JSON.stringify(JSON.stringify(found.flat()))});`;
}

function screenWords(text: string): Map<string, string> {
  return new Map(
    text.split('\n').map((line): [string, string] => {
      const [state = '', ...words] = line.split(': ');
      return [state, words.join(': ')];
    }),
  );
}

async function drawingModule(root: string, id: string): Promise<string> {
  return `export default JSON.parse(${JSON.stringify(await drawingOf(root, id))});`;
}

async function drawingOf(root: string, id: string): Promise<string> {
  const entry = registry.find(({ machine }) => machine.id === id);
  if (!entry) throw new Error(`There is no machine "${id}" in the catalogue.`);
  const folder = join(root, 'node_modules/.cache/drawings', hashOf(root));
  const file = join(folder, `${id}.json`);
  const stored = readStored(file);
  if (stored !== null) return stored;
  const drawn = JSON.stringify(await drawMachine(entry));
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, drawn);
  return drawn;
}

function readStored(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function hashOf(root: string): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(join(root, source)))) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

function filesOf(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => join(found.parentPath, found.name))
    .toSorted();
}
