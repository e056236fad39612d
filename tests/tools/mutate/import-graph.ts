import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'oxc-parser';

/** Which file imports which, over files of the project; imports of types alone do not count. */
export class ImportGraph {
  readonly #importers = new Map<string, Set<string>>();

  constructor(root: string, files: readonly string[]) {
    const known = new Set(files);
    for (const file of files.filter((each) => /\.tsx?$/.test(each))) {
      for (const imported of importsOf(file, readFileSync(join(root, file), 'utf8'))) {
        if (!known.has(imported)) continue;
        const importers = this.#importers.get(imported) ?? new Set();
        this.#importers.set(imported, importers.add(file));
      }
    }
  }

  /** The files that a change of this one reaches, itself first, the nearest next, each with how many imports away it is. */
  reached(file: string): Map<string, number> {
    const distances = new Map([[file, 0]]);
    for (const [at, distance] of distances) {
      for (const importer of this.#importers.get(at) ?? []) {
        if (!distances.has(importer)) distances.set(importer, distance + 1);
      }
    }
    return distances;
  }
}

function importsOf(file: string, source: string): string[] {
  const { module } = parseSync(file, source);
  const runs = (entries: readonly { isType: boolean }[]) =>
    entries.length === 0 || entries.some((each) => !each.isType);
  const requests = [
    ...module.staticImports
      .filter(({ entries }) => runs(entries))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
  return requests.flatMap((request) => {
    if (request.startsWith('.')) return [join(dirname(file), request)];
    return request.startsWith('#') ? [request.slice(1)] : [];
  });
}
