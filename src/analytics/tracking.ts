import { createAnalytics, type Analytics } from './analytics.ts';
import { createTagManager, type TagManagerPage } from './tag-manager.ts';

/** The analytics of a client's tag manager; fetched at the first acceptance. */
export function createTracking(gtmId: string | null, page: TagManagerPage): Analytics {
  return createAnalytics(createTagManager(gtmId, page));
}
