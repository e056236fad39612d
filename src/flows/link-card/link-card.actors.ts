import { linkCardMachine } from '#machines/link-card/link-card.machine.ts';
import { createCardsApi } from '#src/api/cards-api.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';
import { provideCardLink } from '#src/flows/card-link/card-link.actors.ts';

/** Linking one more card, with its real actors. */
export function provideLinkCard(dependencies: AppDependencies) {
  const cardsApi = createCardsApi(dependencies.http, dependencies);
  return linkCardMachine.provide({ actors: { cardLink: provideCardLink(dependencies, cardsApi, 'add') } });
}
