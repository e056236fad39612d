import type { Affinities } from '#machines/domain/affinity.ts';
import type { Drafts } from '#src/browser/drafts.ts';

/** Under which name it is kept whom a new member has chosen and not confirmed yet. */
export const affinityDraft = 'affinity';

/** The list with what was chosen on this tab before, where it can still be had. */
export function withDraft({ items, selectedId }: Affinities, drafts: Drafts): Affinities {
  const { id = null } = drafts.draft(affinityDraft).read();
  return { items, selectedId: items.some((each) => each.id === id) ? id : selectedId };
}
