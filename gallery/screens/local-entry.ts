import type { AnyCatalogueEntry } from '#machines/catalogue-entry.ts';
import type { Screen } from './screen.tsx';
import type { World } from './world.ts';

/** An entry of the catalogue at a tenant, with the machines inside that its screens read. Titles stay as they are. */
export function localEntry(
  entry: AnyCatalogueEntry,
  screen: Screen | null,
  { local }: Pick<World, 'local'>,
): AnyCatalogueEntry {
  const { machine, inputs, events, outcomes } = entry;
  const keepsTitle = <Case extends { title: string }>(each: Case) => ({ ...local(each), title: each.title });
  return {
    ...entry,
    machine: screen ? machine.provide({ actors: screen.inner }) : machine,
    inputs: inputs.map(keepsTitle),
    events: mapValues(events, (cases) => cases.map(keepsTitle)),
    outcomes: mapValues(outcomes, ({ done, error }) => ({
      done: done.map(keepsTitle),
      error: error.map(keepsTitle),
    })),
  };
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
