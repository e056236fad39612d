import { plainWords } from '#gallery/words/plain-words.ts';
import { catalogue } from '#machines/catalogue.ts';
import type { AnyCatalogueEntry } from '#machines/catalogue-entry.ts';
import { leafNodes, nodeName } from '#tests/support/model/declared-transitions.ts';
import { requirementsAt } from '#tests/support/model/requirements-at.ts';
import type { Member, PathPoint } from '#tests/support/model/transition-paths.ts';
import { plays } from '#tests/support/play/plays.ts';
import { screenWords, type Place } from './place.ts';
import type { ReportedPoint } from './report.ts';

type Standing = PathPoint['standing'][number];

/** Where a point of a path is, in words: of the machine to which it happened, or of the one around it that goes on. */
export function describePoint(
  outermost: Member,
  { standing, taken }: PathPoint,
  member: Member,
  place: Place,
): Pick<
  ReportedPoint,
  'machine' | 'state' | 'words' | 'description' | 'screen' | 'transitions' | 'requirements'
> {
  const focus = standing.findLast((each) => isAround(each, member)) as Standing;
  const { leaves } = focus;
  const line = standing.filter(({ member: other }) => isAlong(other.path, focus.member.path));
  const shown = line.map((each) => place.words(wordsOf(each))).findLast((words) => words !== '');
  const descriptions = descriptionsOf(focus.member.entry);
  const isAlone = standing.length === 1 && member.path.length === 0;
  const names = standing.map((each) => `${each.member.entry.machine.id}.${each.leaves.join(' & ')}`);
  const { id } = outermost.entry.machine;
  return {
    machine: [id, ...member.path].join('/'),
    state: isAlone ? leaves.join(' & ') : names.join(' > '),
    words: leaves.map((leaf) => leaf.split('.').map(plainWords).join(', ')).join('; '),
    description: leaves.map((leaf) => descriptions.get(leaf)).join(' '),
    screen: shown ?? '',
    transitions: isAlone ? taken : standing.flatMap(keysIn),
    requirements: requirementsAt(standing),
  };
}

function isAround({ member }: Standing, { path }: Member): boolean {
  return member.path.every((id, index) => path[index] === id);
}

function isAlong(one: readonly string[], other: readonly string[]): boolean {
  return one.every((id, index) => index >= other.length || other[index] === id);
}

function keysIn({ member, taken }: Standing): string[] {
  return taken.map((key) => `${member.entry.machine.id}: ${key}`);
}

/** A form, a payment or a read inside is shown by what runs it. */
function wordsOf({ member: { entry }, leaves }: Standing): string {
  if (!catalogue.includes(entry)) return '';
  const screens = screenWords(entry.machine.id);
  const ends = plays[entry.machine.id]?.ends ?? {};
  return leaves.flatMap((leaf) => (screens.get(leaf) ?? ends[leaf] ?? '') || []).join(' ');
}

const described = new WeakMap<AnyCatalogueEntry, ReadonlyMap<string, string>>();

function descriptionsOf(entry: AnyCatalogueEntry): ReadonlyMap<string, string> {
  const found =
    described.get(entry) ??
    new Map(leafNodes(entry.machine).map((node) => [nodeName(node), node.description ?? '']));
  described.set(entry, found);
  return found;
}
