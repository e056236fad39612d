import { beyondCore } from '#tests/support/core.ts';

export interface Requirement {
  id: string;
  text: string;
  /** The flow that is still to prove it, and whether a part is proven already. */
  open: { flow: string; partly: boolean } | null;
}

export interface TestTitle {
  file: string;
  title: string;
  /** A journey that `npm test` walks, too. */
  isCore?: true;
}

export interface TracedRequirement extends Requirement {
  tests: TestTitle[];
}

export interface Trace {
  requirements: TracedRequirement[];
  flaws: string[];
}

/** Reads the numbered items of the requirements document; an item may go on in indented lines. */
export function readRequirements(markdown: string): Requirement[] {
  const joined = markdown.replaceAll(/\n {2}(?=\S)/g, ' ');
  return [...joined.matchAll(/^- ([A-Z]{3,4}-\d{2}) (.+)$/gm)].map(([, id = '', line = '']) => {
    const marker = / \((partly )?open: ([^)]+)\)$/.exec(line);
    if (!marker) return { id, text: line, open: null };
    const [, partly, flow = ''] = marker;
    return { id, text: line.slice(0, marker.index), open: { flow, partly: partly !== undefined } };
  });
}

/** Finds the titles of the tests in a source file that bear a requirement's number, with the tag of core journeys; skipped tests prove nothing. */
export function readTitles(file: string, source: string): TestTitle[] {
  const calls = source.matchAll(
    /\b(?:it|test)((?:\.\w+(?:\([^()]*(?:\([^()]*\)[^()]*)*\))?)*)\(\s*(['"`])((?:\\.|(?!\2)[\s\S])*)\2(?:,\s*\{ tag: ([^}]*) \})?/g,
  );
  return [...calls]
    .filter(([, modifiers = '']) => !/\.(skip|todo|fixme|fails)\b/.test(modifiers))
    .map(([, , , title = '', tag = '']) => ({
      file,
      title: title.replaceAll(/\\(.)/g, '$1'),
      ...(tag.includes("'@core'") && { isCore: true as const }),
    }))
    .filter(({ title }) => numbersOf(title).length > 0);
}

/** Ties requirements to the tests that prove them, and says where the two don't agree. */
export function trace(requirements: Requirement[], titles: TestTitle[]): Trace {
  const known = new Set(requirements.map(({ id }) => id));
  const traced = requirements.map((requirement) => ({
    ...requirement,
    tests: titles.filter(({ title }) => numbersOf(title).includes(requirement.id)),
  }));
  return {
    requirements: traced,
    flaws: [...traced.flatMap(flawsOf), ...titles.flatMap(unknownNumbers), ...twice(requirements)],
  };

  function unknownNumbers({ file, title }: TestTitle): string[] {
    const unknown = numbersOf(title).filter((id) => !known.has(id));
    return unknown.map((id) => `${id} is no requirement, but "${title}" in ${file} bears its number.`);
  }
}

/** The numbers of requirements that a title bears. */
export function numbersOf(title: string): string[] {
  return [...title.matchAll(/\[((?:[A-Z]{3,4}-\d{2}(?:, ?)?)+)\]/g)].flatMap(([, ids = '']) =>
    ids.split(/, ?/),
  );
}

function flawsOf({ id, open, tests }: TracedRequirement): string[] {
  const [first] = tests;
  const journeys = tests.filter(({ file }) => file.startsWith('tests/journeys/'));
  if (journeys.length > 0 && !journeys.some(({ isCore }) => isCore))
    return [`${id} has no journey that npm test walks: one of its own has to be tagged @core.`];
  if (first && tests.every(({ file }) => beyondCore.includes(file)))
    return [`${id} has no test that npm test runs: "${first.title}" in ${first.file} is beyond its core.`];
  if (!first) return open && !open.partly ? [] : [`${id} has no test.`];
  if (!open || open.partly) return [];
  return [`${id} is marked "open", but "${first.title}" in ${first.file} proves at least a part of it.`];
}

function twice(requirements: Requirement[]): string[] {
  const ids = requirements.map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is listed twice.`);
}
