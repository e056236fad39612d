import { registry } from '#machines/registry.ts';
import { allNodes, nodeName } from '#paths/explore/declared-transitions.ts';
import { grouped } from '#gallery/drawing/grouped.ts';
import { plain } from '../find-address.ts';
import { capitalised, plainWords } from '#paths/text/plain-words.ts';

export type HitKind = 'machine' | 'screen' | 'state' | 'event' | 'copy';

export interface Hit {
  kind: HitKind;
  text: string;
  where: string;
  /** Null where no machine of its own says it. */
  machine: string | null;
  /** Empty for the machine itself. */
  state: string;
  /** As the chart names it, to be found by that as well. */
  name: string;
}

/** Machines, states and what can happen, in the words of the catalogue. */
const named: readonly Hit[] = registry.flatMap(({ machine, title, summary, events, outcomes }) => {
  const { id } = machine;
  const happens = [
    ...Object.entries(events),
    ...Object.entries(outcomes).map(([name, { done, error }]) => [name, [...done, ...error]] as const),
  ].flatMap(([name, cases]) => cases.map((each) => [each.title, name] as const));
  return [
    { kind: 'machine', text: title, where: summary, machine: id, state: '', name: id },
    ...allNodes(machine.root)
      .filter(({ parent }) => parent)
      .map((node) => ({
        kind: 'state' as const,
        text: capitalised(plainWords(nodeName(node))),
        where: `${title} · ${node.description ?? ''}`,
        machine: id,
        state: nodeName(node),
        name: nodeName(node),
      })),
    ...[...grouped(happens, ([text]) => text)].map(([text, cases]) => ({
      kind: 'event' as const,
      text,
      where: title,
      machine: id,
      state: '',
      name: cases.map(([, name]) => name).join(' '),
    })),
  ] satisfies Hit[];
});

const files = import.meta.glob<Record<string, unknown>>([
  '../../src/flows/**/*.messages.ts',
  '../../src/messages/*.ts',
]);

let sentences: Promise<readonly Hit[]> | undefined;

/** Every sentence of the app; a gap stands for what is filled in. Read when it is first searched. */
export function copyHits(): Promise<readonly Hit[]> {
  sentences ??= Promise.all(
    Object.entries(files).map(async ([file, load]) => {
      const texts = new Set(Object.values(await load()).flatMap(textsIn));
      const machine = machineOf(file);
      const where = `${machine?.title ?? 'Several pages'} · ${file.replace('../../', '')}`;
      return [...texts].map((text): Hit => ({
        kind: 'copy',
        text,
        where,
        machine: machine?.machine.id ?? null,
        state: '',
        name: '',
      }));
    }),
  ).then((found) => found.flat());
  return sentences;
}

function machineOf(file: string) {
  const [, flow] = /\/flows\/([^/]+)\//.exec(file) ?? [];
  const id = flow?.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return registry.find(({ machine }) => machine.id === id) ?? null;
}

export const gap = '…';

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') || value.length > 3 ? [value] : [];
  if (typeof value === 'function') return textsIn(said(value as (...given: unknown[]) => unknown));
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** What a sentence with gaps says; nothing where the gaps are no plain words. */
function said(sentence: (...given: unknown[]) => unknown): unknown {
  try {
    return sentence(...Array.from({ length: sentence.length }, () => gap));
  } catch {
    return null;
  }
}

/** The sentence around its gaps, as it is read: "Log in to your Varsity Club membership". */
function isReadAs({ kind, text }: Hit, query: string): boolean {
  const parts = text.split(gap).map(plain).filter(Boolean);
  if (kind !== 'copy' || parts.length < 2 || parts.join('').length < shortestRead) return false;
  const places = parts.map((part) => query.indexOf(part));
  return places.every((place, index) => place >= 0 && place >= (places[index - 1] ?? 0));
}

/** What is left of a sentence with gaps may be a word or two, which any query has. */
const shortestRead = 8;

/** The hits of each kind, the shortest first, in the words of a tenant. Quotes, case and spaces make no difference. */
export function search(query: string, copy: readonly Hit[], words: (text: string) => string): Hit[] {
  const whole = plain(query);
  const requested = whole.split(' ').filter(Boolean);
  if (requested.length === 0) return [];
  const matches = (hit: Hit) => {
    const searched = plain(`${hit.text} ${hit.kind === 'machine' ? hit.where : ''} ${hit.name}`);
    return requested.every((word) => searched.includes(word)) || isReadAs(hit, whole);
  };
  const reported = named.map((hit) => (hit.kind === 'event' ? { ...hit, text: words(hit.text) } : hit));
  const all = [...reported, ...copy].filter(matches);
  return (['machine', 'screen', 'state', 'event', 'copy'] as const).flatMap((kind) =>
    all.filter((hit) => hit.kind === kind).toSorted((one, other) => one.text.length - other.text.length),
  );
}
