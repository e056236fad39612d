import { fromPromise } from 'xstate';
import { cardMachine } from '#machines/card/card.machine.ts';
import type { CardFacts } from '#machines/card/card.types.ts';
import type { Card } from '#machines/domain/card.ts';
import { deleteCard, pauseCard, resumeCard } from '#src/api/card-changes.ts';
import { createCardsApi } from '#src/api/cards-api.ts';
import type { Http } from '#src/api/http.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';
import { provideCardLink } from '#src/flows/card-link/card-link.actors.ts';

type Change = (http: Http, id: string, signal: AbortSignal) => Promise<Card>;

/** What is done to a card, with its real actors. */
export function provideCard(dependencies: AppDependencies) {
  const { api, http } = dependencies;
  const cardsApi = createCardsApi(http, dependencies);

  async function fetchFacts(signal: AbortSignal): Promise<CardFacts> {
    const [cards, summary] = await Promise.all([
      api.fetchCards({ withDeleted: true }, signal),
      api.fetchSummary(signal).catch(() => null),
    ]);
    return { cards, summary };
  }

  const change = (call: Change) =>
    fromPromise<Card, { id: string }>(({ input, signal }) => call(http, input.id, signal));

  return cardMachine.provide({
    actors: {
      fetchFacts: fromPromise(({ signal }) => fetchFacts(signal)),
      pauseCard: change(pauseCard),
      resumeCard: change(resumeCard),
      deleteCard: change(deleteCard),
      makeCardDefault: fromPromise<Card, { id: string }>(({ input, signal }) =>
        cardsApi.makeCardDefault(input.id, signal),
      ),
      cardLink: provideCardLink(dependencies, cardsApi, 'add'),
    },
  });
}
