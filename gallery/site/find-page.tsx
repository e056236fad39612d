import { useMemo } from 'react';
import { states } from 'virtual:states';
import { hashOf, parseAddress } from '../address.ts';
import { findHash, findStates, parseFind, wordsAt, type Find } from '../find-address.ts';
import { entryOf } from '../screens/charts.ts';
import { screenOf } from '../screens/screens.ts';
import { shopOf, tenantOf, tenants } from '../screens/tenants.ts';
import { facets, facetWords } from '../words/facets.ts';
import { whyUnsupported } from '#paths/explore/unsupported-states.ts';
import { GalleryPage } from './gallery-page.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import { stateTitle } from '../words/state-title.ts';
import { goToHash } from './use-address.ts';
import { useHash } from './use-hash.ts';
import { control } from './layout.css.ts';
import { nothing } from './gallery-page.css.ts';
import * as styles from './find-page.css.ts';

type State = (typeof states)[number];

const shown = states.filter(({ machine }) => screenOf(machine) !== null);

/** The states of every machine, by what they are for the member. */
export function FindPage() {
  const hash = useHash();
  const find = useMemo(() => parseFind(hash), [hash]);
  const tenant = tenantOf(find.tenant);
  const sold = useMemo(
    () =>
      shown
        .filter(({ machine, state }) => whyUnsupported(shopOf(tenant), machine, [state]) === null)
        .map((each) => ({ ...each, says: wordsAt(tenant, each.says) })),
    [tenant],
  );
  const found = useMemo(() => findStates(sold, find), [sold, find]);
  return (
    <GalleryPage
      title="Find screens"
      summary="The states of every flow, by what they mean for the member."
      tools={
        <>
          <Filters find={find} sold={sold} />
          <p role="status">
            {found.length} of {sold.length} states
          </p>
        </>
      }
    >
      {found.length === 0 && <p className={nothing}>No state has all of this.</p>}
      <ul className={styles.grid}>
        {found.map((each) => (
          <Tile key={`${each.machine} ${each.state} ${tenant.id}`} found={each} tenant={tenant.id} />
        ))}
      </ul>
    </GalleryPage>
  );
}

function Filters({ find, sold }: { find: Find; sold: readonly State[] }) {
  const go = (change: Partial<Find>) => goToHash(findHash({ ...find, ...change }), 'words' in change);
  return (
    <search className={styles.filters} aria-label="States to show">
      <div className={styles.facets} role="group" aria-label="What the state is">
        {facets.map((facet) => {
          const isChosen = find.has.includes(facet);
          const has = isChosen ? find.has.filter((each) => each !== facet) : [...find.has, facet];
          return (
            <button
              key={facet}
              type="button"
              className={control}
              aria-pressed={isChosen}
              onClick={() => go({ has: facets.filter((each) => has.includes(each)) })}
            >
              {facetWords[facet]}
              <span className={styles.count}>
                {sold.filter(({ facets: own }) => own.includes(facet)).length}
              </span>
            </button>
          );
        })}
      </div>
      <input
        className={styles.words}
        type="search"
        aria-label="Words of the screen, or of its state"
        placeholder="Words of the screen"
        value={find.words}
        onChange={({ target }) => go({ words: target.value })}
      />
      <select
        className={control}
        aria-label="Tenant"
        value={tenantOf(find.tenant).id}
        onChange={({ target }) => go({ tenant: target.value })}
      >
        {tenants.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </search>
  );
}

const shownWidth = 190;

function Tile({ found: { machine, state, facets: own, says }, tenant }: { found: State; tenant: string }) {
  const address = { ...parseAddress(''), machine, state, tenant };
  return (
    <li className={styles.tile}>
      <a className={styles.link} href={hashOf(address)}>
        <ScreenFrame address={address} title="" shownWidth={shownWidth} isStill isBrief />
        <span className={styles.machine}>{entryOf(machine)?.title}</span>
        <span className={styles.name}>{stateTitle([state])}</span>
        {says !== '' && <span className={styles.says}>{says}</span>}
        <span className={styles.is}>{own.map((facet) => facetWords[facet]).join(' · ')}</span>
      </a>
    </li>
  );
}
