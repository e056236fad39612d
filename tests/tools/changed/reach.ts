import { basename, dirname } from 'node:path/posix';
import { ImportGraph } from '../mutate/import-graph.ts';
import { camelCase } from '../mutate/subjects.ts';

interface Call {
  method: string;
  path: string;
}

interface Known {
  id: string;
  keys: readonly string[];
  /** What its actors call, by their ids. */
  calls: Readonly<Record<string, Call>>;
}

export interface Reading {
  root: string;
  files: readonly string[];
  /** The files that changed. */
  changed: readonly string[];
  /** The keys of the transitions that changed in the charts, by machine. */
  charts: Readonly<Record<string, readonly string[]>>;
  machines: readonly Known[];
  read: (file: string) => string;
}

export interface Reach {
  /** By machine and key, how much each counts: 1 in the chart itself, less for code, the further away the less. */
  changes: Record<string, Record<string, number>>;
  /** The changed files that no machine runs, as far as imports and calls tell. */
  unreached: string[];
}

const isChart = (file: string) => /^machines\/.+\.(?:machine|setup|entry)\.ts$/.test(file);

/**
 * What changed files reach: a chart by what its machine imports, a flow by what its screens and actors import, and the
 * outcome of a call by what its route at the server imports.
 */
export function reachOf({ root, files, changed, charts, machines, read }: Reading): Reach {
  const changes: Reach['changes'] = {};
  const add = (machine: string, key: string, weight: number) => {
    const known = (changes[machine] ??= {});
    known[key] = Math.max(weight, known[key] ?? 0);
  };
  for (const { id, keys } of machines) {
    for (const key of keys.filter((each) => charts[id]?.includes(each))) add(id, key, 1);
  }
  const inCharts = new ImportGraph(
    root,
    files.filter((file) => file.startsWith('machines/')),
  );
  const inApp = new ImportGraph(
    root,
    files.filter((file) => !file.startsWith('server/') && !isChart(file)),
  );
  const atServer = new ImportGraph(
    root,
    files.filter((file) => !file.startsWith('src/') && !isChart(file)),
  );
  const unreached = changed.filter((file) => {
    const touched = [
      ...[...inCharts.reached(file)].flatMap(([at, distance]) =>
        at.endsWith('.machine.ts') ? wholeMachine(camelCase(basename(at, '.machine.ts')), distance) : [],
      ),
      ...[...inApp.reached(file)].flatMap(([at, distance]) =>
        machinesOfFlow(at).flatMap((id) => wholeMachine(id, distance)),
      ),
      ...[...atServer.reached(file)].flatMap(([at, distance]) =>
        at.endsWith('.routes.ts') ? outcomesOf(callsIn(read(at)), distance) : [],
      ),
    ];
    for (const { id, key, weight } of touched) add(id, key, weight);
    return touched.length === 0;
  });
  return { changes, unreached };

  function wholeMachine(id: string, distance: number) {
    const keys = machines.find((machine) => machine.id === id)?.keys ?? [];
    return keys.map((key) => ({ id, key, weight: 1 / (2 + distance) }));
  }

  function outcomesOf(routes: readonly Call[], distance: number) {
    return machines.flatMap(({ id, keys, calls }) => {
      const actors = Object.entries(calls).filter(([, call]) => routes.some((route) => isSame(call, route)));
      const found = keys.filter((key) => actors.some(([actor]) => isOutcome(key, actor)));
      return found.map((key) => ({ id, key, weight: 1 / (2 + distance) }));
    });
  }

  function machinesOfFlow(file: string): string[] {
    const [folder] = /^src\/flows\/[^/]+/.exec(dirname(file)) ?? [];
    const actors = files.filter(
      (each) => folder !== undefined && dirname(each) === folder && each.endsWith('.actors.ts'),
    );
    const named = actors.flatMap((each) => [
      ...read(each).matchAll(/#machines\/[^']+?([^/']+)\.machine\.ts'/g),
    ]);
    return [...new Set(named.map(([, name = '']) => camelCase(name)))];
  }
}

function callsIn(source: string): Call[] {
  const found = source.matchAll(/\.(get|post|patch|put|delete)\(\s*'(\/[^']*)'/g);
  return [...found].map(([, method = '', path = '']) => ({ method: method.toUpperCase(), path }));
}

/** The path of a call may end in `*`, that of a route have names: `/cards/:id`. */
function isSame(call: Call, route: Call): boolean {
  const pattern = new RegExp(`^${route.path.replaceAll(/:[^/]+/g, '[^/]+')}$`);
  const path = call.path.replace('*', '1');
  return call.method === route.method && (pattern.test(path) || pattern.test(path.replace('1', '1/1')));
}

function isOutcome(key: string, actor: string): boolean {
  return key.includes(` | done ${actor} | `) || key.includes(` | error ${actor} | `);
}
