import { hasMore, rowsAtOnce, type AskedPage, type Page } from '#machines/domain/wire.ts';
import { withSkippedOf } from '#machines/domain/rows.ts';

/** No list of the app has more; a server that never ends is not followed further. */
const mostPages = 100;

type FetchPage<Row> = (asked: Required<AskedPage>) => Promise<Page<Row>>;

/**
 * All rows of a list, a page after the other, as one page. It ends where the server says so, and where a page brings
 * what the one before has brought: some servers know one page only.
 */
export async function fetchEveryPage<Row>(fetchPage: FetchPage<Row>): Promise<Page<Row>> {
  return collect((pageNumber) => fetchPage({ pageNumber, pageSize: rowsAtOnce }), []);
}

async function collect<Row>(
  fetchPage: (pageNumber: number) => Promise<Page<Row>>,
  pages: readonly Page<Row>[],
): Promise<Page<Row>> {
  const page = await fetchPage(pages.length + 1);
  const isRepeated = JSON.stringify(page.items) === JSON.stringify(pages.at(-1)?.items);
  const all = isRepeated ? pages : [...pages, page];
  if (!isRepeated && hasMore(page) && all.length < mostPages) return collect(fetchPage, all);
  const lists = all.map(({ items }) => items);
  const items = withSkippedOf(lists.flat(), ...lists);
  return { items, pageNumber: 1, pageSize: 0, total: items.length };
}
