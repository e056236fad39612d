import { kinds, type Edit, type Kind } from './kinds.ts';
import { placeOf, readSyntax, type Syntax } from './syntax.ts';

/** A file with one thing changed. */
export interface Mutant {
  /** The same wherever in the file it stands: file, kind, place and the source that is changed. */
  id: string;
  file: string;
  kind: Kind;
  line: number;
  before: string;
  after: string;
  source: string;
}

/** Every change that the chosen kinds make to a file, in order of the source. */
export function mutantsOf(file: string, source: string, chosen: readonly Kind[]): Mutant[] {
  const syntax = readSyntax(file, source);
  const ids = new Map<string, number>();
  return syntax.nodes
    .flatMap((node) =>
      chosen.flatMap((kind) => kinds[kind](node, source).map((edit) => ({ kind, node, edit }))),
    )
    .toSorted((one, other) => one.edit.start - other.edit.start)
    .map(({ kind, node, edit }) => {
      const name = [
        file,
        kind,
        placeOf(node),
        `${normal(source.slice(edit.start, edit.end))} → ${normal(edit.text)}`,
      ].join(' | ');
      const count = (ids.get(name) ?? 0) + 1;
      ids.set(name, count);
      return { id: count === 1 ? name : `${name} | ${count}`, file, kind, ...changeOf(syntax, edit) };
    });
}

function changeOf({ source }: Syntax, { start, end, text }: Edit) {
  const changed = source.slice(0, start) + text + source.slice(end);
  const firstLine = source.lastIndexOf('\n', start - 1) + 1;
  const lastLine = (source.indexOf('\n', end) + source.length + 1) % (source.length + 1);
  return {
    source: changed,
    line: source.slice(0, start).split('\n').length,
    before: normal(source.slice(firstLine, lastLine)),
    after: normal(changed.slice(firstLine, lastLine + text.length - (end - start))),
  };
}

function normal(source: string): string {
  return source.replaceAll(/\s+/g, ' ').trim();
}
