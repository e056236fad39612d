import { useRef, useState } from 'react';
import { ColoursButton } from '../site/colours-button.tsx';
import { Segments } from '../site/segments.tsx';
import { brand, control, header, spacer } from '../site/layout.css.ts';
import { Actors } from './actors.tsx';
import { EventList } from './event-list.tsx';
import { LiveDrawing } from './live-drawing.tsx';
import { asTree, type InspectedActor } from './inspected.ts';
import { CopyPath, ReportProblem } from './copy-path.tsx';
import { WhatNext } from './what-next.tsx';
import { askedPage, useInspected } from './use-inspected.ts';
import * as styles from './inspector.css.ts';

const widths = ['390', 'Full'] as const;
const tabs = ['App', 'Actors', 'Drawing', 'Events'] as const;
type Tab = (typeof tabs)[number];

/** The running app in a frame, with the actors in it, where they are, what they hear and what can happen next. */
export function Inspector() {
  const frame = useRef<HTMLIFrameElement>(null);
  const inspected = useInspected(frame);
  const [chosen, choose] = useState<string | null>(null);
  const [width, setWidth] = useState<(typeof widths)[number]>('Full');
  const [tab, setTab] = useState<Tab>('App');
  const tree = asTree(inspected);
  const actor = tree.find(({ actor: { id } }) => id === chosen)?.actor ?? tree[0]?.actor ?? null;
  const shown = (name: Tab) => (tab === name ? '' : styles.awayWhenSmall);
  return (
    <div className={styles.shell}>
      <header className={header}>
        <h1 className={brand}>Inspector</h1>
        <span className={spacer} />
        <div className={styles.tabs}>
          <Segments label="What to show" names={tabs} chosen={tab} onChoose={setTab} />
        </div>
        <div className={styles.awayWhenSmall}>
          <Segments label="Width of the app" names={widths} chosen={width} onChoose={setWidth} />
        </div>
        <button
          type="button"
          className={control}
          onClick={() => frame.current?.contentWindow?.location.reload()}
        >
          Reload the app
        </button>
        <ReportProblem inspected={inspected} page={() => addressIn(frame.current)} />
        <ColoursButton />
      </header>
      <main className={`${styles.stage} ${shown('App')}`}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the app itself, which it listens to */}
        <iframe
          ref={frame}
          className={width === '390' ? styles.phone : styles.full}
          src={askedPage(window.location.search)}
          title="The app"
        />
      </main>
      <aside className={styles.panel} aria-label="What the app’s actors do">
        <div className={`${styles.actors} ${shown('Actors')}`}>
          <Actors tree={tree} chosen={actor?.id ?? null} onChoose={choose} />
        </div>
        <div className={`${styles.drawing} ${shown('Drawing')}`}>
          {actor ? (
            <Chosen actor={actor} />
          ) : (
            <p className={styles.quiet}>The app has not told anything yet.</p>
          )}
        </div>
        <div className={`${styles.events} ${shown('Events')}`}>
          <EventList inspected={inspected} chosen={actor} />
        </div>
      </aside>
    </div>
  );
}

function addressIn(frame: HTMLIFrameElement | null): string {
  const { pathname = '/', search = '' } = frame?.contentWindow?.location ?? {};
  return pathname + search;
}

function Chosen({ actor }: { actor: InspectedActor }) {
  return (
    <>
      <div className={styles.paneHead}>
        <h2 className={styles.title}>{actor.name}</h2>
        <span className={styles.quiet}>{actor.states.at(-1) ?? actor.status}</span>
        <span className={spacer} />
        <CopyPath key={actor.id} actor={actor} />
      </div>
      {actor.machine === null ? (
        <p className={styles.quiet}>A call or a listener: it has no chart.</p>
      ) : (
        <>
          <LiveDrawing machine={actor.machine} states={actor.states} />
          <WhatNext actor={actor} machine={actor.machine} />
        </>
      )}
    </>
  );
}
