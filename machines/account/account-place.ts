import { periodOf, type Period } from '#machines/domain/giving.ts';
import type { PageSearch } from '#machines/page/page.types.ts';
import { rowOf, type SettingRow } from '#machines/domain/setting-rows.ts';

/** What the account page shows, as the query of its address says. */
export type AccountPlace =
  | { view: 'account'; row: SettingRow | null }
  | { view: 'receipt'; id: string }
  | { view: 'statement'; period: Period };

const chargeId = /^[\w-]{1,100}$/;

/** Reads an address; what makes no sense is left aside. */
export function placeOf(search: PageSearch): AccountPlace {
  const { receipt = '' } = search;
  if (chargeId.test(receipt)) return { view: 'receipt', id: receipt };
  const period = periodOf(search);
  return period ? { view: 'statement', period } : { view: 'account', row: rowOf(search) };
}

/** The query of a place. */
export function searchOf(place: AccountPlace): PageSearch {
  switch (place.view) {
    case 'receipt':
      return { receipt: place.id };
    case 'statement':
      return { ...place.period };
    case 'account':
      return place.row === null ? {} : { edit: place.row };
  }
}
