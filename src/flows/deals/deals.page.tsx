import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { DealsRef } from '#machines/deals/deals.machine.ts';
import { flowPage } from '#src/app/flow-page.tsx';
import { useSection } from '#src/app/use-section.ts';
import { CategoryChips, NearSwitch, SearchField } from './deals-bar.tsx';
import { mayBeNear } from './deals.facts.ts';
import { dealsMessages as copy } from './deals.messages.ts';
import * as styles from './deals.css.ts';
import { MissedPosition, Results } from './results.view.tsx';
import { provideDeals } from './deals.actors.ts';

/** All offers. */
export default { view: flowPage('deals', Deals), provide: provideDeals };

export function Deals({ flow }: { flow: DealsRef }) {
  const results = useRef<HTMLDivElement>(null);
  /** Another list is read from its top; the field, the chips and the page stay where they are. */
  const toTop = () => {
    const list = results.current;
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
  };
  return (
    <div className={styles.screen}>
      <header>
        <h1 className={styles.title} tabIndex={-1}>
          {copy.title}
        </h1>
        <p className={styles.lead}>{copy.lead}</p>
      </header>
      <div className={styles.bar}>
        <div className={styles.tools}>
          <Search flow={flow} onType={toTop} />
          <Near flow={flow} onToggle={toTop} />
        </div>
        <Categories flow={flow} onChoose={toTop} />
      </div>
      <MissedPosition flow={flow} />
      <div ref={results} className={styles.results}>
        <Results flow={flow} onPage={toTop} />
      </div>
    </div>
  );
}

/** By itself, so that a keystroke draws the field alone. */
function Search({ flow, onType }: { flow: DealsRef; onType: () => void }) {
  const text = useSelector(flow, ({ context }) => context.text);
  return (
    <SearchField
      text={text}
      onType={(typed) => {
        flow.send({ type: 'search.type', text: typed });
        onType();
      }}
    />
  );
}

function Near({ flow, onToggle }: { flow: DealsRef; onToggle: () => void }) {
  const isOn = useSelector(flow, ({ context }) => context.query.isNear);
  const lists = [useOffersOf(flow, 'others'), useOffersOf(flow, 'featured')];
  if (!isOn && !mayBeNear(lists)) return null;
  return (
    <NearSwitch
      isOn={isOn}
      onToggle={() => {
        flow.send({ type: 'nearby.toggle' });
        onToggle();
      }}
    />
  );
}

function useOffersOf(flow: DealsRef, name: 'others' | 'featured') {
  const list = useSelector(flow, ({ children }) => children[name]);
  return useSelector(list, (snapshot) => snapshot?.context.data?.items ?? null);
}

function Categories({ flow, onChoose }: { flow: DealsRef; onChoose: () => void }) {
  const chosen = useSelector(flow, ({ context }) => context.query.category);
  return (
    <CategoryChips
      section={useSection('categories')}
      chosen={chosen}
      onChoose={(category) => {
        flow.send({ type: 'category.choose', category });
        onChoose();
      }}
    />
  );
}
