import { plainWords } from '#paths/text/plain-words.ts';
import { registry } from '#machines/registry.ts';
import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { socialSignInEntry } from '#machines/social-sign-in/social-sign-in.entry.ts';
import { leafNodes, nodeName } from '#paths/explore/declared-transitions.ts';
import { onceFor } from '#paths/explore/memoize.ts';
import { requirementsAt } from '#paths/plan/requirements-at.ts';
import type { Member, PathPoint } from '#paths/plan/transition-paths.ts';
import { plays } from '#paths/drive/drivers.ts';
import { screenWords, type Place } from './place.ts';
import type { ReportedPoint } from '#paths/plan/reported-path.ts';

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
  const shown = nearestTo(focus, standing)
    .map((each) => place.words(wordsOf(each, place)))
    .find((words) => words !== '');
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

/** The machine itself, those around it from the inside out, then those in it. */
function nearestTo(focus: Standing, standing: readonly Standing[]): Standing[] {
  const around = standing.filter((each) => isAround(each, focus.member)).toReversed();
  return [...around, ...standing.filter((each) => each !== focus && isAround(focus, each.member))];
}

function keysIn({ member, taken }: Standing): string[] {
  return taken.map((key) => `${member.entry.machine.id}: ${key}`);
}

/** A form or a payment inside is shown by what runs it, and so are the buttons of the providers. */
function wordsOf({ member: { entry, path }, leaves }: Standing, place: Place): string {
  const isPart = path.length > 0 && (!registry.includes(entry) || entry === socialSignInEntry);
  if (isPart || place.whyUnsupported(entry.machine.id, leaves) !== null) return '';
  const screens = screenWords(entry.machine.id);
  const ends = plays[entry.machine.id]?.ends ?? {};
  return leaves.flatMap((leaf) => (screens.get(leaf) ?? ends[leaf] ?? '') || []).join(' ');
}

const descriptionsOf = onceFor(
  ({ machine }: AnyRegistryEntry) =>
    new Map(leafNodes(machine).map((node) => [nodeName(node), node.description ?? ''])),
);
