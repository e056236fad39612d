import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { canSort } from '#machines/domain/offer-order.ts';
import type { DealsRef } from '#machines/deals/deals.machine.ts';
import { flowPage } from '#src/app/flow-page.tsx';
import { useSection } from '#src/app/use-section.ts';
import { CategoryChips, NearSwitch, SavedChip, SearchField, SortSelect } from './deals-bar.tsx';
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
      <div className={styles.order}>
        <SavedOnly flow={flow} onToggle={toTop} />
        <Sort flow={flow} onChoose={toTop} />
      </div>
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

function SavedOnly({ flow, onToggle }: { flow: DealsRef; onToggle: () => void }) {
  const isSaved = useSelector(flow, ({ context }) => context.query.isSaved);
  return (
    <SavedChip
      isSelected={isSaved}
      onToggle={() => {
        flow.send({ type: 'saved.toggle' });
        onToggle();
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

/** Where all offers can be read, or an address asks for an order. */
function Sort({ flow, onChoose }: { flow: DealsRef; onChoose: () => void }) {
  const { sort, isNear, isSaved } = useSelector(flow, ({ context }) => context.query);
  const totals = [useTotalOf(flow, 'others'), useTotalOf(flow, 'featured')];
  if (sort === null && !canSort(totals)) return null;
  return (
    <SortSelect
      sort={sort}
      usual={isSaved ? copy.sort.latest : isNear ? copy.sort.nearest : copy.sort.usual}
      onChoose={(chosen) => {
        flow.send({ type: 'sort.choose', sort: chosen });
        onChoose();
      }}
    />
  );
}

function useTotalOf(flow: DealsRef, name: 'others' | 'featured') {
  const list = useSelector(flow, ({ children }) => children[name]);
  return useSelector(list, (snapshot) => snapshot?.context.data?.total ?? null);
}

function useOffersOf(flow: DealsRef, name: 'others' | 'featured') {
  const list = useSelector(flow, ({ children }) => children[name]);
  return useSelector(list, (snapshot) => snapshot?.context.data?.items ?? null);
}

function Categories({ flow, onChoose }: { flow: DealsRef; onChoose: () => void }) {
  const chosen = useSelector(flow, ({ context }) => (context.query.isSaved ? null : context.query.category));
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
