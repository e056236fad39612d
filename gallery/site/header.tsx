import { Keyboard, Search as SearchIcon } from 'lucide-react';
import { registry } from '#machines/registry.ts';
import { atlasHash, everything } from '../atlas/atlas-address.ts';
import { widths, views } from '../address.ts';
import { findHash } from '../find-address.ts';
import { tenants } from '../screens/tenants.ts';
import type { Moves, Place } from './place.ts';
import { ColoursButton } from './colours-button.tsx';
import { Segments } from './segments.tsx';
import { viewNamed, viewNames } from './view-names.ts';
import * as styles from './layout.css.ts';

interface HeaderProps {
  place: Place;
  moves: Moves;
  onSearch: () => void;
  onShortcuts: () => void;
}

/** Search, tenant, width and colours. */
export function Header({ place, moves, onSearch, onShortcuts }: HeaderProps) {
  const { address, tenant } = place;
  return (
    <header className={styles.header}>
      <span className={styles.brand}>Flow gallery</span>
      <select
        className={styles.menu}
        aria-label="Machine"
        value={address.machine}
        onChange={({ target }) => moves.go({ machine: target.value, state: '', way: null })}
      >
        {registry.map(({ machine, title }) => (
          <option key={machine.id} value={machine.id}>
            {title}
          </option>
        ))}
      </select>
      <button type="button" className={styles.searchButton} onClick={onSearch}>
        <SearchIcon size={16} style={{ flex: 'none' }} aria-hidden />
        <span className={styles.searchWords}>Search states, events, sentences</span>
        <kbd>/</kbd>
      </button>
      <a className={styles.headerLink} href={atlasHash({ ...everything, client: address.tenant })}>
        Guard atlas
      </a>
      <a className={styles.headerLink} href={findHash({ has: [], words: '', tenant: address.tenant })}>
        Find screens
      </a>
      <span className={styles.spacer} />
      <div className={styles.hiddenWhenSmall}>
        <Segments
          label="View"
          names={views.map((view) => viewNames[view])}
          chosen={viewNames[address.view]}
          onChoose={(name) => moves.go({ view: viewNamed(name) })}
        />
      </div>
      <select
        className={styles.control}
        aria-label="Tenant"
        value={tenant.id}
        onChange={({ target }) => moves.go({ tenant: target.value })}
      >
        {tenants.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Segments
        label="Width of the screen"
        names={[...new Set([...widths, address.width])].map(String)}
        chosen={String(address.width)}
        onChoose={(chosen) => moves.go({ width: Number(chosen) })}
      />
      <ColoursButton />
      <button
        type="button"
        className={`${styles.iconControl} ${styles.hiddenWhenSmall}`}
        aria-label="Keyboard shortcuts"
        onClick={onShortcuts}
      >
        <Keyboard size={18} aria-hidden />
      </button>
    </header>
  );
}
