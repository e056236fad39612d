import { fromPromise } from 'xstate';
import { cardMachine } from '#machines/card/card.machine.ts';
import type { CardFacts } from '#machines/card/card.types.ts';
import { asAppError, isUnread } from '#machines/domain/app-error.ts';
import type { Card } from '#machines/domain/card.ts';
import { deleteCard, pauseCard, resumeCard } from '#src/api/card-changes.ts';
import { createCardsApi } from '#src/api/cards-api.ts';
import type { Http } from '#src/api/http.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';
import { readBriefly } from '#src/app/read-briefly.ts';
import { provideCardLink } from '#src/flows/card-link/card-link.actors.ts';

type Change = (http: Http, id: string, signal: AbortSignal) => Promise<Card>;

/** What is done to a card, with its real actors. */
export function provideCard(dependencies: AppDependencies) {
  const { api, http } = dependencies;
  const cardsApi = createCardsApi(http, dependencies);

  let cards: readonly Card[] = [];

  async function fetchFacts(signal: AbortSignal): Promise<CardFacts> {
    const [read, summary] = await Promise.all([
      api.fetchCards({ withDeleted: true }, signal),
      readBriefly(api.fetchSummary, signal),
    ]);
    cards = read;
    return { cards: read, summary };
  }

  /** A server that answers without the card may leave it out of its list, too. */
  async function removeCard(id: string, signal: AbortSignal): Promise<Card> {
    try {
      return await deleteCard(http, id, signal);
    } catch (error) {
      const card = cards.find((each) => each.id === id);
      if (!card || !isUnread(asAppError(error))) throw error;
      return { ...card, status: 'deleted' };
    }
  }

  const change = (call: Change) =>
    fromPromise<Card, { id: string }>(({ input, signal }) => call(http, input.id, signal));

  return cardMachine.provide({
    actors: {
      fetchFacts: fromPromise(({ signal }) => fetchFacts(signal)),
      pauseCard: change(pauseCard),
      resumeCard: change(resumeCard),
      deleteCard: fromPromise<Card, { id: string }>(({ input, signal }) => removeCard(input.id, signal)),
      makeCardDefault: fromPromise<Card, { id: string }>(({ input, signal }) =>
        cardsApi.makeCardDefault(input.id, signal),
      ),
      cardLink: provideCardLink(dependencies, cardsApi, 'add'),
    },
  });
}
