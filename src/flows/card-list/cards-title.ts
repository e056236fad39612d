/** The heading of the cards takes the focus of who is sent to them. */
export const cardsTitleId = 'cards-title';
