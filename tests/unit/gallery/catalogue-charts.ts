import type { Chart } from '#gallery/words/chart.ts';
import { chartWords } from '#gallery/words/chart-words.ts';
import type { AnyRegistryEntry } from '#machines/registry-entry.ts';

const known = new Map<AnyRegistryEntry, Chart>();

/** The chart of an entry, explored once for all tests of a worker. */
export function chartOfEntry(entry: AnyRegistryEntry): Chart {
  const chart = known.get(entry) ?? chartWords(entry);
  known.set(entry, chart);
  return chart;
}
