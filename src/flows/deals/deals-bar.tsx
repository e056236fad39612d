import { ChevronDown, Heart, Search, X } from 'lucide-react';
import { useRef } from 'react';
import { offerSorts, type OfferSort } from '#machines/domain/offer-order.ts';
import type { Category } from '#machines/domain/reward.ts';
import { Chip } from '#src/ui/chip/chip.tsx';
import { IconButton } from '#src/ui/icon-button/icon-button.tsx';
import { SectionView } from '#src/ui/section/section-view.tsx';
import type { Section } from '#src/ui/section/section.ts';
import { showWhole } from '#src/ui/rail/show-whole.ts';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { Switch } from '#src/ui/switch/switch.tsx';
import { dealsMessages as copy } from './deals.messages.ts';
import * as styles from './deals.css.ts';

export function SearchField({ text, onType }: { text: string; onType: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onType('');
    input.current?.focus();
  };
  return (
    <search className={styles.field}>
      <Search size={18} className={styles.fieldIcon} aria-hidden="true" />
      <input
        ref={input}
        type="search"
        className={styles.input}
        aria-label={copy.search.label}
        placeholder={copy.search.placeholder}
        value={text}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {text !== '' && (
        <IconButton className={styles.clear} label={copy.search.clear} onClick={clear}>
          <X size={18} />
        </IconButton>
      )}
    </search>
  );
}

export function SavedChip({ isSelected, onToggle }: { isSelected: boolean; onToggle: () => void }) {
  return (
    <Chip isSelected={isSelected} onClick={onToggle}>
      <Heart size={16} className={styles.savedIcon} aria-hidden="true" />
      {copy.saved.only}
    </Chip>
  );
}

export function NearSwitch({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) {
  return (
    <div className={styles.near}>
      <Switch label={copy.near.label} checked={isOn} onToggle={onToggle} />
    </div>
  );
}

interface SortSelectProps {
  /** Null for the usual order. */
  sort: OfferSort | null;
  /** What the usual order is called. */
  usual: string;
  onChoose: (sort: OfferSort | null) => void;
}

export function SortSelect({ sort, usual, onChoose }: SortSelectProps) {
  return (
    <label className={styles.sort}>
      <span aria-hidden="true">{copy.sort.by}</span>
      <select
        className={styles.sortSelect}
        aria-label={copy.sort.label}
        value={sort ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChoose(offerSorts.find((each) => each === value) ?? null)
        }
      >
        <option value="">{usual}</option>
        {offerSorts.map((each) => (
          <option key={each} value={each}>
            {copy.sort[each]}
          </option>
        ))}
      </select>
      <ChevronDown size={16} className={styles.sortIcon} aria-hidden="true" />
    </label>
  );
}

interface CategoryChipsProps {
  section: Section<readonly Category[]>;
  /** A platform name; empty for all, null for none of them. */
  chosen: string | null;
  onChoose: (category: string) => void;
}

export function CategoryChips({ section, chosen, onChoose }: CategoryChipsProps) {
  return (
    <SectionView
      section={section}
      failureTitle={copy.categories.failed}
      skeleton={
        <div className={styles.chips}>
          {[64, 96, 128, 188, 120, 144, 148].map((width) => (
            <Skeleton key={width} width={width} height={44} radius={999} />
          ))}
        </div>
      }
    >
      {(categories) => (
        <div className={styles.chips} role="group" aria-label={copy.categories.label} onFocus={showWhole}>
          <Chip isSelected={chosen === ''} onClick={() => onChoose('')}>
            {copy.categories.all}
          </Chip>
          {categories
            .filter(({ platformName }) => platformName !== '')
            .map(({ name, platformName }) => (
              <Chip
                key={platformName}
                isSelected={chosen === platformName}
                onClick={() => onChoose(platformName)}
              >
                {name}
              </Chip>
            ))}
        </div>
      )}
    </SectionView>
  );
}
