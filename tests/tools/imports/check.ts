import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { filesUnder } from '../files.ts';
import { folders, rules } from './rules.ts';

export interface ImportCheck {
  /** How many modules were read. */
  modules: number;
  violations: string[];
  /** Files on disk that were not read: a tool that reads nothing finds nothing. */
  unread: string[];
}

/** Reads every module under `root` and holds its imports against the rules. */
export async function checkImports(root: string): Promise<ImportCheck> {
  const { output } = await cruise(folders, {
    baseDir: root,
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    validate: true,
    ruleSet: { forbidden: rules },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.json'],
      conditionNames: ['import', 'types', 'node', 'default'],
      exportsFields: ['exports'],
    },
  });
  if (typeof output === 'string') throw new TypeError('dependency-cruiser answered with a text.');
  const read = new Set(output.modules.map(({ source }) => source).filter(isOurs));
  return {
    modules: read.size,
    violations: [...output.summary.violations.map(describe), ...findBareImports(root)],
    unread: folders
      .flatMap((folder) => filesUnder(root, folder))
      .filter((file) => isOurs(file) && !read.has(file)),
  };
}

/** An import that stands in its helper: dependency-cruiser can't tell in which call it stands. */
const helped = /\blazy(?:Module|Component)(?:<[^()]*>)?\(\s*\(\) =>\s*import\(/g;
const bare = /(?<!typeof )\bimport\(|\blazy\(/;

/** The app's modules that load code by themselves, without the rules for a missing connection and missing styles. */
function findBareImports(root: string): string[] {
  return filesUnder(root, 'src')
    .filter((file) => isOurs(file) && !file.startsWith('src/code/'))
    .filter((file) => bare.test(readFileSync(join(root, file), 'utf8').replaceAll(helped, '')))
    .map(
      (file) =>
        `${file} must load code with lazyModule or lazyComponent alone: they know what to do offline.`,
    );
}

function isOurs(file: string): boolean {
  return folders.some((folder) => file.startsWith(`${folder}/`)) && /\.tsx?$/.test(file);
}

function describe({
  from,
  to,
  rule,
  comment,
  cycle,
}: ICruiseResult['summary']['violations'][number]): string {
  const why = comment ?? rules.find(({ name }) => name === rule.name)?.comment ?? rule.name;
  const way = cycle === undefined ? '' : ` (${[from, ...cycle.map(({ name }) => name)].join(' → ')})`;
  return `${from} must not import ${to}: ${why}${way}.`;
}
