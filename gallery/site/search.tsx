import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { hashOf } from '../address.ts';
import { chartAt, entryOf } from '../screens/charts.ts';
import { findEvent } from './find-event.ts';
import { Modal } from './modal.tsx';
import type { Place } from './place.ts';
import { screenHits } from './screen-hits.ts';
import { copyHits, search, type Hit, type HitKind } from './search-index.ts';
import { quoted } from '#paths/text/quoted.ts';
import { goTo } from './use-address.ts';
import { useSentence } from './use-sentence.ts';
import * as styles from './search.css.ts';

const titles: Readonly<Record<HitKind, string>> = {
  machine: 'Machines',
  screen: 'Screens',
  state: 'States',
  event: 'What can happen',
  copy: 'What the app says',
};
const kinds = ['machine', 'screen', 'state', 'event', 'copy'] as const;

/** Search over machines, screens, states, events and every sentence of the app. */
export function Search({ place, onClose }: { place: Place; onClose: () => void }) {
  const { address, tenant } = place;
  const [query, setQuery] = useState('');
  const [read, setRead] = useState<readonly Hit[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const sentence = useSentence(address, tenant);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    Promise.all([copyHits(), screenHits(tenant)]).then(
      (found) => setRead(found.flat()),
      () => setProblem('The sentences could not be read.'),
    );
  }, [tenant]);
  const hits = search(query, read, tenant.words);
  const hrefOf = ({ machine, state }: Pick<Hit, 'machine' | 'state'>) =>
    hashOf({ ...address, machine: machine ?? address.machine, state, way: null, view: 'drawing' });

  const open = (hit: Hit) => {
    if (hit.kind === 'copy') return sentence.look(hit);
    const entry = hit.kind === 'event' && hit.machine !== null ? entryOf(hit.machine) : null;
    if (entry) {
      const state = findEvent(chartAt(entry, tenant), (title) => tenant.words(title) === hit.text) ?? '';
      goTo({ ...address, machine: entry.machine.id, state, way: null, view: 'drawing' });
    }
    onClose();
  };
  const isNothing = query !== '' && hits.length === 0;
  return (
    <Modal title="Search" onClose={onClose}>
      <div role="search" onKeyDown={moveAlong}>
        <input
          ref={field}
          className={styles.field}
          type="search"
          aria-label="Machine, screen, state, event or sentence"
          placeholder="Machine, screen, state, event or sentence"
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            sentence.stop();
          }}
        />
        <p role="status" className={styles.quiet}>
          {problem ?? sentence.says ?? (isNothing ? `No results for ${quoted(query)}.` : '')}
        </p>
        {sentence.found.length > 0 && (
          <Hits
            title={`Screens that say ${quoted(sentence.text)}`}
            hits={sentence.found}
            hrefOf={hrefOf}
            onOpen={onClose}
          />
        )}
        {!sentence.isShown &&
          kinds.map((kind) => (
            <Hits
              key={`${kind} ${query}`}
              title={titles[kind]}
              hits={hits.filter((hit) => hit.kind === kind)}
              hrefOf={hrefOf}
              onOpen={open}
            />
          ))}
      </div>
    </Modal>
  );
}

const most = 8;

interface HitsProps {
  title: string;
  hits: readonly Hit[];
  hrefOf: (hit: Hit) => string;
  onOpen: (hit: Hit) => void;
}

function Hits({ title, hits, hrefOf, onOpen }: HitsProps) {
  const [isWhole, setWhole] = useState(false);
  if (hits.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={styles.group}>{title}</h3>
      <ul>
        {hits.slice(0, isWhole ? hits.length : most).map((hit) => (
          <li key={`${hit.machine} ${hit.state} ${hit.text} ${hit.where}`}>
            <a
              className={styles.hit}
              href={hrefOf(hit)}
              onClick={(event) => {
                if (hit.kind === 'copy' || hit.kind === 'event') event.preventDefault();
                onOpen(hit);
              }}
            >
              {hit.text}
              <span className={styles.where}>{hit.where}</span>
            </a>
          </li>
        ))}
      </ul>
      {!isWhole && hits.length > most && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          Show all {hits.length}
        </button>
      )}
    </section>
  );
}

/** Up and Down lead from hit to hit. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0) return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const here = stops.findIndex((each) => each === document.activeElement);
  stops[Math.min(stops.length - 1, Math.max(0, here + by))]?.focus();
}
