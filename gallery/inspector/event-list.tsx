import { useState } from 'react';
import { spacer, control } from '../site/layout.css.ts';
import type { Received, Inspected, InspectedActor } from './inspected.ts';
import * as styles from './inspector.css.ts';

interface EventListProps {
  inspected: Inspected;
  chosen: InspectedActor | null;
}

/** What the actors heard, the latest first. While it is paused it stays as it is, and nothing is lost. */
export function EventList({ inspected, chosen }: EventListProps) {
  const [paused, setPaused] = useState<readonly Received[] | null>(null);
  const [isOne, setOne] = useState(false);
  const received = (paused ?? inspected.received).filter(({ actor }) => !isOne || actor === chosen?.id);
  const missed = paused === null ? 0 : (inspected.received[0]?.number ?? 0) - (paused[0]?.number ?? 0);
  return (
    <section aria-label="Events">
      <div className={styles.paneHead}>
        <h2 className={styles.title}>Events</h2>
        {missed > 0 && <span className={styles.quiet}>{missed} since the pause</span>}
        <span className={spacer} />
        <button type="button" className={control} aria-pressed={isOne} onClick={() => setOne(!isOne)}>
          Only {chosen?.name ?? 'the chosen'}
        </button>
        <button
          type="button"
          className={control}
          aria-pressed={paused !== null}
          onClick={() => setPaused(paused === null ? inspected.received : null)}
        >
          {paused === null ? 'Pause' : 'Resume'}
        </button>
      </div>
      <ol>
        {received.map((each) => (
          <Event key={each.number} each={each} nameOf={(id) => inspected.actors.get(id)?.name ?? id} />
        ))}
      </ol>
    </section>
  );
}

function Event({ each, nameOf }: { each: Received; nameOf: (id: string) => string }) {
  const { at, event, payload, actor, from } = each;
  const line = (
    <>
      <time className={styles.at}>{(at / 1000).toFixed(2)} s</time>
      <span className={styles.eventName}>{event}</span>
      <span className={styles.state}>
        {from === null ? 'outside' : nameOf(from)} → {nameOf(actor)}
      </span>
    </>
  );
  const isBare = typeof payload !== 'object' || payload === null || Object.keys(payload).length === 0;
  return (
    <li className={styles.event}>
      {isBare ? (
        <div className={styles.eventLine}>{line}</div>
      ) : (
        <details>
          <summary className={styles.eventLine}>{line}</summary>
          <pre className={styles.payload}>{JSON.stringify(payload, null, 2)}</pre>
        </details>
      )}
    </li>
  );
}
