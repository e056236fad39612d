import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { hashOf } from '../address.ts';
import { chartAt, entryOf } from '../screens/charts.ts';
import { findEvent } from './find-event.ts';
import { findSentence } from './find-sentence.ts';
import { Modal } from './modal.tsx';
import type { Place } from './place.ts';
import { copyHits, search, type Hit, type HitKind } from './search-index.ts';
import { goTo } from './use-address.ts';
import * as styles from './search.css.ts';

const titles: Readonly<Record<HitKind, string>> = {
  machine: 'Machines',
  state: 'States',
  event: 'What can happen',
  copy: 'What the app says',
};

/** Search over machines, states, events and every sentence of the app. */
export function Search({ place, onClose }: { place: Place; onClose: () => void }) {
  const [query, setQuery] = useState('');
  const [copy, setCopy] = useState<readonly Hit[]>([]);
  const [said, setSaid] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    copyHits().then(setCopy, () => setSaid('The sentences could not be read.'));
  }, []);
  const { address, tenant } = place;
  const hits = search(query, copy, tenant.words);
  const hrefOf = ({ machine, state }: Hit) =>
    hashOf({ ...address, machine: machine ?? address.machine, state, way: null, view: 'drawing' });

  const open = async (hit: Hit) => {
    const entry = hit.machine === null ? null : entryOf(hit.machine);
    if (hit.kind === 'machine' || hit.kind === 'state') return onClose();
    if (!entry) return setSaid('Several pages share this sentence.');
    const chart = chartAt(entry, tenant);
    const show = (state: string) => {
      goTo({ ...address, machine: entry.machine.id, state, way: null, view: 'drawing' });
      onClose();
    };
    if (hit.kind === 'event')
      return show(findEvent(chart, (title) => tenant.words(title) === hit.text) ?? '');
    setSaid(`Looking through the ${chart.ways.size} screens of “${entry.title}”…`);
    const state = await findSentence(chart, { ...address, tenant: tenant.id }, hit.text);
    if (state === null)
      return setSaid('No state at rest says it with the samples of the catalogue; here is its machine.');
    show(state);
  };
  return (
    <Modal title="Search" onClose={onClose}>
      <div role="search" onKeyDown={moveAlong}>
        <input
          ref={field}
          className={styles.field}
          type="search"
          aria-label="Machine, state, event or sentence"
          placeholder="Machine, state, event or sentence"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <p role="status" className={styles.quiet}>
          {said ?? (query !== '' && hits.length === 0 ? 'Nothing is called so, and nothing says so.' : '')}
        </p>
        {(['machine', 'state', 'event', 'copy'] as const).map((kind) => {
          const ofKind = hits.filter((hit) => hit.kind === kind);
          if (ofKind.length === 0) return null;
          return (
            <section key={kind} aria-label={titles[kind]}>
              <h3 className={styles.group}>{titles[kind]}</h3>
              <ul>
                {ofKind.map((hit) => (
                  <li key={`${hit.machine} ${hit.state} ${hit.text}`}>
                    <a
                      className={styles.hit}
                      href={hrefOf(hit)}
                      onClick={(event) => {
                        if (kind === 'copy' || kind === 'event') event.preventDefault();
                        void open(hit);
                      }}
                    >
                      {hit.text}
                      <span className={styles.where}>{hit.where}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </Modal>
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
