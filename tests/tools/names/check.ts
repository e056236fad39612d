import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../files.ts';
import { folders } from '../imports/rules.ts';
import { namesIn } from './names-in.ts';
import { exceptions, retired, stored } from './retired.ts';

export interface NameCheck {
  files: number;
  /** One line for each: where, which name, and what to say instead. */
  flaws: string[];
}

const longestSubject = 72;
/** The last commit before subjects had a limit. */
const base = '7c97468ae8ad62d76ad62ba9bf010b4c04ed1a5a';

/** Looks for retired words in the names of files, identifiers, states, events and test titles under `root`. */
export function checkNames(root: string): NameCheck {
  const files = folders
    .flatMap((folder) => filesUnder(root, folder))
    .filter((file) => !file.includes('/migrations/'));
  return {
    files: files.length,
    flaws: files.flatMap((file) => [
      ...flawsOf(file, 'file', file),
      ...(/\.tsx?$/.test(file) ? inModule(file, readFileSync(join(root, file), 'utf8')) : []),
    ]),
  };
}

function inModule(file: string, source: string): string[] {
  return namesIn(file, source).flatMap(({ kind, text, line }) => flawsOf(`${file}:${line}`, kind, text));
}

/** The retired words of one name. */
export function flawsOf(where: string, kind: string, name: string): string[] {
  const text = [...exceptions].reduce((rest, exception) => rest.replaceAll(exception, ''), name);
  const words = text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];
  const allowed = stored[where.split(':')[0] ?? ''] ?? [];
  const found = new Set(words.map((word) => word.toLowerCase()));
  return [...found]
    .filter((word) => Object.hasOwn(retired, word) && !allowed.includes(word))
    .map((word) => `${where}: ${kind} ${name} says "${word}"; say ${retired[word]}.`);
}

/** Commit subjects since the limit that are longer; null where the history is not here. */
export function longSubjects(root: string): string[] | null {
  try {
    const log = execFileSync('git', ['log', '--no-merges', '--format=%h %s', `${base}..HEAD`], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return tooLong(log.split('\n'));
  } catch {
    return null;
  }
}

/** Of lines "hash subject", those whose subject has more than 72 characters. */
export function tooLong(lines: readonly string[]): string[] {
  return lines
    .filter((line) => line.slice(line.indexOf(' ') + 1).length > longestSubject)
    .map((line) => `Commit ${line}: the subject has more than ${longestSubject} characters.`);
}
