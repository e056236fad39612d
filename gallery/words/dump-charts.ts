import { registry } from '#machines/registry.ts';
import type { Chart } from './chart.ts';
import { chartWords } from './chart-words.ts';

/** The charts of one commit, and what of them could not be read. */
export interface DumpedCharts {
  charts: Chart[];
  failures: { id: string; reason: string }[];
}

const dumped: DumpedCharts = { charts: [], failures: [] };
for (const entry of registry) {
  try {
    const earlier: Partial<Pick<typeof entry, 'source'>> = entry;
    dumped.charts.push(chartWords({ ...entry, source: earlier.source ?? {} }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    dumped.failures.push({ id: entry.machine.id, reason });
  }
}
process.stdout.write(JSON.stringify(dumped));
