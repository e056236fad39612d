import { nodeName } from '#paths/explore/declared-transitions.ts';
import { toneOf } from '#gallery/words/looks.ts';
import { followStory, walk, type Chart, type Walk, type Way } from './ways.ts';

/** The states and the keys of the transitions of a way. */
export interface HappyPath {
  states: ReadonlySet<string>;
  transitions: ReadonlySet<string>;
}

/** What the stories without bad news take; where none is told, the ways to the ends, or else to every state. */
export function happyPath(chart: Chart): HappyPath {
  const choices: readonly (() => Way[])[] = [
    () => (chart.entry.stories ?? []).map((story) => followStory(chart, story)),
    () => [...chart.ways].filter(([leaf]) => isEnd(chart, leaf)).map(([, way]) => way),
    () => [...chart.ways.values()],
  ];
  for (const waysOf of choices) {
    const good = waysOf()
      .map((way) => walk(chart, way))
      .filter(isGood);
    if (good.length > 0) return pathOf(chart, good);
  }
  return { states: new Set(), transitions: new Set() };
}

function isEnd({ machine }: Chart, leaf: string): boolean {
  return machine.getStateNodeById(`${machine.id}.${leaf}`).type === 'final';
}

function isGood({ steps }: Walk): boolean {
  return steps.every(({ cause }) => toneOf(cause) !== 'bad');
}

function pathOf({ machine, declared }: Chart, walks: readonly Walk[]): HappyPath {
  const moves = walks.flatMap(({ first, steps }) => [first, ...steps]);
  const transitions = new Set(moves.flatMap(({ taken }) => taken));
  const ends = [...declared.values()].filter(({ key }) => transitions.has(key));
  const states = [
    ...moves.flatMap(({ leaves }) => leaves),
    ...ends.flatMap(({ source, targets }) => [source, ...targets]),
  ];
  const root = nodeName(machine.root);
  return { states: new Set(states.filter((state) => state !== root)), transitions };
}
