import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { cardSchema } from '#machines/domain/card.ts';
import { money, toMajorUnits } from '#machines/domain/wire.ts';
import { hostedFormFor } from '#server/card-frame/hosted-form-script.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { bit, input } from '#server/http/input.ts';
import { withIdempotencyKey } from '#server/http/idempotency-key.ts';
import { describeCall } from '#server/http/openapi.ts';
import { requesterOf } from '#server/http/origin.ts';
import { signedIn } from '#server/http/session.ts';
import { withMemberLock, withMemberRead } from '#server/payments/member-lock.ts';
import { requireProcessor } from '#server/payments/processor.ts';
import type { Services } from '#server/services.ts';
import { cardBody } from './card-body.ts';
import { viewCard } from './card-view.ts';
import { chooseCard, deleteCard, pauseCard, resumeCard } from './change-card.ts';
import { linkCard } from './link-card.ts';
import { listCards } from './list-cards.ts';

const cardsQuery = v.object({ withPlatform: bit, withDeleted: bit });

const listedCard = v.object({ ...cardSchema.entries, rewardBalance: money });
const cardAnswer = v.object({ card: cardSchema });
const pauseAnswer = v.object({ card: cardSchema, forfeited: money });

const linkingLimits = [{ attempts: 10, seconds: 3600 }];

/** The cards: the list, the hosted form that takes one, linking one, and the choice of the primary one. */
export function cardsRoutes(services: Services) {
  const { settings } = services;
  const runOnce = withIdempotencyKey(services);

  const changed = (c: Context<ApiEnv, '/cards/:id'>, change: typeof chooseCard) => {
    const user = c.get('user');
    return withMemberLock(services, requesterOf(c), async (transaction) => {
      const card = await change(transaction, user, c.req.param('id'));
      return { card: viewCard(card, c.get('client'), transaction.now) };
    });
  };

  return new Hono<ApiEnv>()
    .get(
      '/cards',
      describeCall('The linked cards.', v.object({ items: v.array(listedCard) })),
      signedIn(services),
      input('query', cardsQuery),
      async (c) => {
        const [user, client, query] = [c.get('user'), c.get('client'), c.req.valid('query')];
        return c.json({
          items: await withMemberRead(services, user, (readContext) =>
            listCards(readContext, user, client, query),
          ),
        });
      },
    )
    .get(
      '/card-hosted-form',
      describeCall('The script of the form that takes a card.', v.object({ scriptContent: v.string() })),
      signedIn(services),
      async (c) => {
        requireProcessor(settings);
        const form = await hostedFormFor(c.get('user'), services);
        return c.json({ scriptContent: form });
      },
    )
    .post(
      '/cards',
      describeCall('Links a card; with a tier, begins the membership and charges it.', cardAnswer, 201),
      signedIn(services),
      input('json', cardBody),
      async (c) => {
        requireProcessor(settings);
        const [user, client, body] = [c.get('user'), c.get('client'), c.req.valid('json')];
        return runOnce(c, {
          name: 'cards',
          limits: linkingLimits,
          effect: async (transaction) => {
            const { card, isNew } = await linkCard(transaction, { user, client, body });
            return { status: isNew ? 201 : 200, body: { card: viewCard(card, client, transaction.now) } };
          },
        });
      },
    )
    .post(
      '/cards/:id/set-as-default',
      describeCall('Makes a card the primary one.', cardAnswer),
      signedIn(services),
      async (c) => c.json(await changed(c, chooseCard)),
    )
    .post(
      '/cards/:id/pause',
      describeCall('Pauses a card, and forfeits what it has earned.', pauseAnswer),
      signedIn(services),
      async (c) => {
        const user = c.get('user');
        const paused = await withMemberLock(services, requesterOf(c), async (transaction) => {
          const { card, forfeited } = await pauseCard(transaction, user, c.req.param('id'));
          return {
            card: viewCard(card, c.get('client'), transaction.now),
            forfeited: toMajorUnits(forfeited),
          };
        });
        return c.json(paused);
      },
    )
    .post(
      '/cards/:id/resume',
      describeCall('Makes a paused card active again.', cardAnswer),
      signedIn(services),
      async (c) => c.json(await changed(c, resumeCard)),
    )
    .delete(
      '/cards/:id',
      describeCall('Deletes a card; it stays listed as deleted.', cardAnswer),
      signedIn(services),
      async (c) => c.json(await changed(c, deleteCard)),
    );
}
