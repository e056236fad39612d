import { withStyles } from '#src/ui/late/with-styles.ts';

/** The code of a page can't be fetched for want of a connection. */
export class PageOutOfReach extends Error {}

/** For missing code the router loads the whole document again. Without a connection that would lose the app itself. */
export function withinReach<Code>(load: () => Promise<Code>): () => Promise<Code> {
  return async () => {
    try {
      return await withStyles(load);
    } catch (cause) {
      throw navigator.onLine ? cause : new PageOutOfReach('There is no connection.', { cause });
    }
  };
}
