import { useEffect, useRef, useState } from 'react';
import { registry } from '#machines/registry.ts';
import type { Address } from '../address.ts';
import { chartAt, entryOf } from '../screens/charts.ts';
import { screenOf } from '../screens/screens.ts';
import type { Tenant } from '../screens/tenants.ts';
import { stateTitle } from '../words/state-title.ts';
import { findSentence } from './find-sentence.ts';
import type { Hit } from './search-index.ts';

interface Looked {
  text: string;
  says: string | null;
  found: readonly Hit[];
}

const nothing: Looked = { text: '', says: null, found: [] };

/** Looks for a sentence of the app on the screens of its machine, or of all where several pages share it. */
export function useSentence(address: Address, tenant: Tenant) {
  const [looked, setLooked] = useState(nothing);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const stop = () => {
    running.current?.abort();
    setLooked(nothing);
  };
  const look = ({ text, machine }: Hit) => {
    const entries = machine === null ? registry : registry.filter((entry) => entry.machine.id === machine);
    const shown = entries.filter((entry) => screenOf(entry.machine.id) !== null);
    const { signal } = startAgain();
    const change = (next: (now: Looked) => Looked) => !signal.aborted && setLooked(next);
    const charts = shown.map((entry) => () => chartAt(entry, tenant));
    setLooked({ ...nothing, text });
    const done = findSentence(charts, { ...address, tenant: tenant.id }, text, {
      signal,
      onMachine: ({ entry, ways }, index) => {
        const count = shown.length > 1 ? ` (flow ${index + 1} of ${shown.length})` : '';
        change((now) => ({
          ...now,
          says: `Looking through the ${ways.size} screens of “${entry.title}”${count}…`,
        }));
      },
      onFound: (id, state) => {
        const hit: Hit = {
          kind: 'screen',
          text: stateTitle([state]),
          where: entryOf(id)?.title ?? id,
          machine: id,
          state,
          name: '',
        };
        change((now) => ({ ...now, found: [...now.found, hit] }));
      },
    });
    const [only] = machine === null ? [] : shown;
    void done.then(() =>
      change((now) => ({ ...now, says: now.found.length > 0 ? null : nowhere(only?.title ?? null) })),
    );
  };
  return { ...looked, look, stop, isShown: looked.text !== '' };

  function startAgain(): AbortController {
    running.current?.abort();
    running.current = new AbortController();
    return running.current;
  }
}

function nowhere(title: string | null): string {
  const belongs = title === null ? '' : ` It belongs to “${title}”.`;
  return `No screen shows this sentence with the sample data.${belongs}`;
}
