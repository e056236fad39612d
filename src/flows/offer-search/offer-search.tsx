import { useCombobox } from 'downshift';
import { Search, X } from 'lucide-react';
import { useState, type FocusEvent } from 'react';
import type { Reward } from '#machines/domain/reward.ts';
import { offerSearchMessages as copy } from './offer-search.messages.ts';
import { IconButton } from '#src/ui/icon-button/icon-button.tsx';
import * as styles from './offer-search.css.ts';
import { AllOption, BrandOption, SearchStatus } from './search-parts.tsx';
import type { OfferSearchProps } from './search-results.ts';

interface Props extends OfferSearchProps {
  /** The list stands below the field and stays; otherwise it drops down while the search is used. */
  isInline?: boolean;
}

const {
  InputClick,
  InputKeyDownArrowDown,
  InputKeyDownArrowUp,
  InputKeyDownEnter,
  InputKeyDownEscape,
  ItemClick,
} = useCombobox.stateChangeTypes;

type Entry = { kind: 'brand'; offer: Reward } | { kind: 'all' };

/** The search as a combobox: arrows move, Enter and a click choose, Escape and Tab choose nothing. */
export function OfferSearch({ query, results, onQuery, onChoose, onAll, isInline = false }: Props) {
  const [isUsed, setUsed] = useState(false);
  const isOpen = isInline || isUsed;
  const all = results.state === 'none' ? '' : query;
  const offers = results.state === 'results' ? results.offers : [];
  const entries: Entry[] = [...offers.map((offer) => ({ kind: 'brand' as const, offer })), { kind: 'all' }];

  const combobox = useCombobox<Entry>({
    items: entries,
    isOpen,
    inputValue: query,
    selectedItem: null,
    itemToString: () => query,
    itemToKey: (entry) => (entry?.kind === 'brand' ? entry.offer.id : 'all'),
    onStateChange: ({ type, selectedItem }) => {
      if (type === InputKeyDownEscape) setUsed(false);
      if (type === InputKeyDownArrowDown || type === InputKeyDownArrowUp || type === InputClick)
        setUsed(true);
      if (!selectedItem || (type !== ItemClick && type !== InputKeyDownEnter)) return;
      setUsed(false);
      if (selectedItem.kind === 'brand') onChoose(selectedItem.offer);
      else onAll();
    },
  });

  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setUsed(false);
  };

  return (
    <div className={styles.search} onFocus={() => setUsed(true)} onBlur={leave}>
      <div className={styles.field}>
        <Search size={18} className={styles.icon} aria-hidden="true" />
        <input
          {...combobox.getInputProps({
            'aria-label': copy.label,
            'aria-labelledby': undefined,
            placeholder: copy.placeholder,
            className: isInline ? `${styles.input} ${styles.largeInput}` : styles.input,
            enterKeyHint: 'search',
            autoComplete: 'off',
            onChange: (event) => {
              setUsed(true);
              onQuery(event.currentTarget.value);
            },
          })}
        />
        {query !== '' && (
          <IconButton className={styles.clear} label={copy.clear} onClick={() => onQuery('')}>
            <X size={18} />
          </IconButton>
        )}
      </div>
      <div className={isInline ? styles.inlinePanel : styles.panel} hidden={!isOpen}>
        <SearchStatus query={query} results={results} />
        <ul
          {...combobox.getMenuProps({ 'aria-label': copy.label, 'aria-labelledby': undefined })}
          className={styles.list}
        >
          {isOpen &&
            entries.map((entry, index) => (
              <li
                key={entry.kind === 'brand' ? entry.offer.id : 'all'}
                {...combobox.getItemProps({ item: entry, index })}
                className={
                  index === combobox.highlightedIndex ? `${styles.option} ${styles.active}` : styles.option
                }
              >
                {entry.kind === 'brand' ? <BrandOption offer={entry.offer} /> : <AllOption query={all} />}
              </li>
            ))}
        </ul>
      </div>
    </div>
  );
}
