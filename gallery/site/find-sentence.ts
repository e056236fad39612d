import type { Address } from '../address.ts';
import type { Chart } from '../screens/ways.ts';
import { openHiddenScreen } from './hidden-screen.ts';
import { gap } from './search-index.ts';

/** The first state whose screen says a sentence, found by looking at each; null when none does. */
export async function findSentence(chart: Chart, address: Address, sentence: string): Promise<string | null> {
  const screen = openHiddenScreen(1440);
  const parts = sentence.split(gap).map(plain).filter(Boolean);
  try {
    for (const [state, way] of chart.ways) {
      const text = await screen.show({ ...address, machine: chart.entry.machine.id, state, way });
      if (parts.every((part) => plain(text).includes(part))) return state;
    }
    return null;
  } finally {
    screen.close();
  }
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
