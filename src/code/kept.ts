import { withStyles } from './with-styles.ts';
import { withinReach } from './within-reach.ts';

/**
 * Fetches code once, with its styles; what was fetched is there without another turn of the page, and what failed is
 * fetched anew.
 */
export function kept<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let coming: Promise<Code> | null = null;
  return () => {
    coming ??= withinReach(() => withStyles(load)).catch((error: unknown) => {
      coming = null;
      throw error;
    });
    return coming;
  };
}
