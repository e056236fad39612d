import type { PagePart } from '#machines/domain/overlay.ts';

/** The heading of the cards takes the focus of who is sent to them. */
export const cardsTitleId: PagePart = 'cards-title';
