import { windowOf } from './input.ts';

interface AskedPage {
  pageSize: number;
  pageNumber: number;
}

/** A window on a list, and how many rows the whole list has. */
interface Listed<Row> {
  rows: readonly Row[];
  total: number;
}

interface List<Row, Item> {
  /** Finds the rows in a window on the list. */
  find: (window: { limit: number; offset: number }) => Promise<Listed<Row>>;
  /** The rows of a page as they travel, in their order. */
  view: (rows: readonly Row[]) => Item[] | Promise<Item[]>;
}

/** The page of a list that is asked for, as it travels. */
export async function pageOf<Row, Item>(
  { pageSize, pageNumber }: AskedPage,
  { find, view }: List<Row, Item>,
): Promise<AskedPage & { items: Item[]; total: number }> {
  const { rows, total } = await find(windowOf({ pageSize, pageNumber }));
  return { items: await view(rows), total, pageNumber, pageSize };
}
