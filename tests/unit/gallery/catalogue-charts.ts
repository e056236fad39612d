import type { Chart } from '#gallery/words/chart.ts';
import { chartWords } from '#gallery/words/chart-words.ts';
import type { AnyCatalogueEntry } from '#machines/catalogue-entry.ts';

const known = new Map<AnyCatalogueEntry, Chart>();

/** The chart of an entry, explored once for all tests of a worker. */
export function chartOfEntry(entry: AnyCatalogueEntry): Chart {
  const chart = known.get(entry) ?? chartWords(entry);
  known.set(entry, chart);
  return chart;
}
