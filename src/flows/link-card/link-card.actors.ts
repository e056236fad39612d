import { linkCardMachine } from '#machines/link-card/link-card.machine.ts';
import { createCardsApi } from '#src/api/cards-api.ts';
import type { Outside } from '#src/app/outside.ts';
import { provideCardLink } from '#src/flows/card-link/card-link.actors.ts';

/** Linking one more card, with its real actors. */
export function provideLinkCard(outside: Outside) {
  const cardsApi = createCardsApi(outside.http, outside);
  return linkCardMachine.provide({ actors: { cardLink: provideCardLink(outside, cardsApi, 'add') } });
}
