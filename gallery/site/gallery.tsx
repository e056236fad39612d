import { useEffect, useMemo, useState } from 'react';
import type { Fold } from '../drawing/machine-drawing.ts';
import { screenMessage } from '../messages.ts';
import { placeOf, movesFrom } from './place.ts';
import { FlowsAround } from './flows-around.tsx';
import { goTo, useAddress } from './use-address.ts';
import { useKeys } from './use-keys.ts';
import { Compare } from './compare.tsx';
import { DrawingPane } from './drawing-pane.tsx';
import { Header } from './header.tsx';
import { MachineList } from './machine-list.tsx';
import { ScreensGrid } from './screens-grid.tsx';
import { Search } from './search.tsx';
import { Segments } from './segments.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { StatePane } from './state-pane.tsx';
import { Steps } from './steps.tsx';
import { viewNamed, viewNames } from './view-names.ts';
import { Storyboard } from './storyboard.tsx';
import * as styles from './layout.css.ts';

const paneTabs = ['Screen', 'Steps', 'Drawing'] as const;
type PaneTab = (typeof paneTabs)[number];
const tabs = [...paneTabs, viewNames.compare, viewNames.screens, viewNames.story];

/** The flow gallery: what is shown follows from the link alone; folding, colours and tabs are the reader's. */
export function Gallery() {
  const address = useAddress();
  const place = useMemo(() => placeOf(address), [address]);
  const moves = useMemo(() => movesFrom(place, goTo), [place]);
  const [fold, setFold] = useState<Fold>('open');
  const [isHappy, setHappy] = useState(false);
  const [opened, setOpened] = useState<'search' | 'shortcuts' | null>(null);
  const [tab, setTab] = useState<PaneTab>('Screen');
  const { entry, walked, notes } = place;

  useEffect(() => {
    document.title = `${entry.title} · Flow gallery`;
  }, [entry]);
  useEffect(() => {
    const receive = (event: MessageEvent<unknown>) => {
      const message = screenMessage(event);
      if (message?.type === 'screen.stepped') moves.step(message.id);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [moves]);
  useKeys({
    place,
    moves,
    onSearch: () => setOpened('search'),
    onShortcuts: () => setOpened('shortcuts'),
    onFold: () => setFold(fold === 'open' ? 'folded' : 'open'),
    onHappy: () => setHappy(!isHappy),
  });

  const { view } = place.address;
  const openTab = (next: string) => {
    const pane = paneTabs.find((each) => each === next);
    if (pane) setTab(pane);
    const requested = pane ? 'drawing' : viewNamed(next);
    if (requested !== view) moves.go({ view: requested });
  };
  const isWide = view !== 'drawing';
  const isMainTab = isWide || tab === 'Drawing';
  return (
    <div className={styles.shell}>
      <SkipLinks />
      <Header
        place={place}
        moves={moves}
        onSearch={() => setOpened('search')}
        onShortcuts={() => setOpened('shortcuts')}
      />
      <MachineList place={place} />
      <main
        id="shown"
        tabIndex={-1}
        className={classes(styles.main, isMainTab && styles.growing, isWide && styles.wide)}
      >
        <div className={styles.mainHead}>
          <h1 className={styles.title}>{entry.title}</h1>
          <p className={styles.summary}>{entry.summary}</p>
          <FlowsAround place={place} />
        </div>
        {notes.map((note) => (
          <p key={note} className={styles.note} role="status">
            {note}
          </p>
        ))}
        <div className={styles.tabs}>
          <Segments
            label="What to show"
            names={tabs}
            chosen={view === 'drawing' ? tab : viewNames[view]}
            onChoose={openTab}
          />
        </div>
        <div className={classes(styles.stage, !isMainTab && !isWide && styles.hiddenWhenSmall)}>
          {view === 'compare' && <Compare place={place} moves={moves} />}
          {view === 'screens' && <ScreensGrid place={place} moves={moves} />}
          {view === 'story' && <Storyboard place={place} moves={moves} />}
          {view === 'drawing' && (
            <DrawingPane
              place={place}
              moves={moves}
              fold={fold}
              isHappy={isHappy}
              onFold={setFold}
              onHappy={setHappy}
            />
          )}
        </div>
      </main>
      <aside
        className={classes(styles.side, isMainTab && styles.hiddenWhenSmall, isWide && styles.sideAway)}
        aria-label="State"
        id="state"
        tabIndex={-1}
      >
        <div className={tab === 'Steps' ? styles.hiddenWhenSmall : undefined}>
          <StatePane place={place} />
        </div>
        <div className={tab === 'Screen' ? styles.hiddenWhenSmall : undefined}>
          <Steps
            key={walked.way.path.length === 0 ? place.address.state : 'way'}
            place={place}
            moves={moves}
          />
        </div>
      </aside>
      {opened === 'search' && <Search place={place} onClose={() => setOpened(null)} />}
      {opened === 'shortcuts' && <Shortcuts onClose={() => setOpened(null)} />}
    </div>
  );
}

/** Past the header and the list of machines: a hash would be a link to a machine. */
function SkipLinks() {
  return (
    <div className={styles.skips}>
      {(['shown', 'state'] as const).map((id) => (
        <button
          key={id}
          type="button"
          className={styles.skip}
          onClick={() => document.getElementById(id)?.focus()}
        >
          {id === 'shown' ? 'Skip to the drawing' : 'Skip to the state'}
        </button>
      ))}
    </div>
  );
}

const classes = (...names: (string | false)[]) => names.filter(Boolean).join(' ');
