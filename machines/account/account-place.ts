import { receiptOrigins, type ReceiptKind, type ReceiptOrigin } from '#machines/domain/receipt.ts';
import { periodOf, type Period } from '#machines/domain/giving.ts';
import type { PageSearch } from '#machines/page/page.types.ts';
import { rowOf, type SettingRow } from '#machines/domain/setting-rows.ts';

/** What the account page shows, as the query of its address says. */
export type AccountPlace =
  | { view: 'account'; row: SettingRow | null }
  | { view: 'receipt'; of: ReceiptKind; id: string; back: ReceiptOrigin }
  | { view: 'statement'; period: Period };

const movedId = /^[\w-]{1,100}$/;

/** Reads an address; what makes no sense is left aside. */
export function placeOf(search: PageSearch): AccountPlace {
  const { receipt = '', withdrawal = '' } = search;
  const back = receiptOrigins.find((each) => each === search['back']) ?? 'account';
  if (movedId.test(receipt)) return { view: 'receipt', of: 'charge', id: receipt, back };
  if (movedId.test(withdrawal)) return { view: 'receipt', of: 'withdrawal', id: withdrawal, back };
  const period = periodOf(search);
  return period ? { view: 'statement', period } : { view: 'account', row: rowOf(search) };
}

const mailedToken = /^[\w-]{20,200}$/;

/** The token of a link that confirms a new email; null where an address has none. */
export function emailTokenIn({ confirm = '' }: PageSearch): string | null {
  return mailedToken.test(confirm) ? confirm : null;
}

/** The query of a place. */
export function searchOf(place: AccountPlace): PageSearch {
  switch (place.view) {
    case 'receipt':
      return {
        [place.of === 'charge' ? 'receipt' : 'withdrawal']: place.id,
        ...(place.back !== 'account' && { back: place.back }),
      };
    case 'statement':
      return { ...place.period };
    case 'account':
      return place.row === null ? {} : { edit: place.row };
  }
}
