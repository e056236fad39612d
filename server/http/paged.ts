import { windowOf } from './input.ts';

interface AskedPage {
  pageSize: number;
  pageNumber: number;
}

interface List<Row, Item> {
  /** The rows in a window on the list. */
  rows: (window: { limit: number; offset: number }) => PromiseLike<readonly Row[]>;
  /** How many rows the whole list has. */
  total: () => PromiseLike<number>;
  view: (row: Row) => Item;
}

/** The page of a list that is asked for, as it is told. */
export async function pageOf<Row, Item>(
  { pageSize, pageNumber }: AskedPage,
  { rows, total, view }: List<Row, Item>,
): Promise<AskedPage & { items: Item[]; total: number }> {
  const inWindow = await rows(windowOf({ pageSize, pageNumber }));
  return { items: inWindow.map(view), total: await total(), pageNumber, pageSize };
}
