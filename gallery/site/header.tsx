import { Keyboard, Search as SearchIcon } from 'lucide-react';
import { registry } from '#machines/registry.ts';
import { atlasHash, everything } from '../atlas/atlas-address.ts';
import { widths, views, type View } from '../address.ts';
import { tenants } from '../screens/tenants.ts';
import type { Moves, Place } from './place.ts';
import { ColoursButton } from './colours-button.tsx';
import { Segments } from './segments.tsx';
import * as styles from './layout.css.ts';

interface HeaderProps {
  place: Place;
  moves: Moves;
  onSearch: () => void;
  onShortcuts: () => void;
}

const viewNames: Readonly<Record<View, string>> = {
  drawing: 'Drawing',
  screens: 'All screens',
  story: 'Story',
};

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
      <span className={styles.spacer} />
      <div className={styles.hiddenWhenSmall}>
        <Segments
          label="View"
          names={views.map((view) => viewNames[view])}
          chosen={viewNames[address.view]}
          onChoose={(name) => moves.go({ view: views.find((view) => viewNames[view] === name) ?? 'drawing' })}
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
        names={widths.map(String)}
        chosen={String(address.width)}
        onChoose={(chosen) => moves.go({ width: widths.find((width) => String(width) === chosen) ?? 390 })}
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
