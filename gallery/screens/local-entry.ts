import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import type { Screen } from './screen.tsx';
import type { TenantFixture } from './tenant-fixture.ts';

/** An entry of the catalogue at a tenant, with the machines inside that its screens read. Titles stay as they are. */
export function localEntry(
  entry: AnyRegistryEntry,
  screen: Screen | null,
  { local }: Pick<TenantFixture, 'local'>,
): AnyRegistryEntry {
  const { machine, inputs, events, outcomes } = entry;
  const storesTitle = <Case extends { title: string }>(each: Case) => ({ ...local(each), title: each.title });
  return {
    ...entry,
    machine: screen ? machine.provide({ actors: screen.inner }) : machine,
    inputs: inputs.map(storesTitle),
    events: mapValues(events, (cases) => cases.map(storesTitle)),
    outcomes: mapValues(outcomes, ({ done, error }) => ({
      done: done.map(storesTitle),
      error: error.map(storesTitle),
    })),
  };
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
