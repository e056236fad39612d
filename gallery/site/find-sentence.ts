import type { Address } from '../address.ts';
import { plain } from '../find-address.ts';
import type { Chart } from '../screens/ways.ts';
import { openHiddenScreen } from './hidden-screen.ts';
import { gap } from './search-index.ts';

interface Looking {
  signal: AbortSignal;
  onFound: (machine: string, state: string) => void;
  /** Before each machine. */
  onMachine: (chart: Chart, index: number) => void;
}

/** Looks at each screen of the charts for a sentence, and reports every state that shows it as it is found. */
export async function findSentence(
  charts: readonly (() => Chart)[],
  address: Address,
  sentence: string,
  { signal, onFound, onMachine }: Looking,
): Promise<void> {
  const screen = openHiddenScreen(1440);
  const parts = sentence.split(gap).map(plain).filter(Boolean);
  try {
    for (const [index, chartAt] of charts.entries()) {
      const chart = chartAt();
      const machine = chart.entry.machine.id;
      onMachine(chart, index);
      for (const [state, way] of chart.ways) {
        if (signal.aborted) return;
        const text = plain(await screen.show({ ...address, machine, state, way }));
        if (parts.every((part) => text.includes(part))) onFound(machine, state);
      }
    }
  } finally {
    screen.close();
  }
}
