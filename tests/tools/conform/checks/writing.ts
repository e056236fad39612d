import { statusOf } from '#machines/domain/card-actions.ts';
import type { Session } from '#machines/domain/member.ts';
import { changePreferences } from '#src/api/account-changes.ts';
import { pauseCard, resumeCard } from '#src/api/card-changes.ts';
import { fetchCards } from '#src/api/cards.ts';
import { changeProfile } from '#src/api/profile.ts';
import { fetchRewards } from '#src/api/rewards.ts';
import { fetchSavedOffers, saveOffer, unsaveOffer } from '#src/api/saved-offers.ts';
import type { Asking } from '../asking.ts';

/** Changes that leave everything as it was. */
export async function checkWriting(asking: Asking, { user, membership }: Session): Promise<void> {
  const { firstName, lastName } = user;
  await asking.ask('changeProfile', (http, signal) => changeProfile(http, { firstName, lastName }, signal));
  if (membership !== null)
    await asking.ask('changePreferences', (http, signal) =>
      changePreferences(http, { newsletter: membership.newsletter }, signal),
    );
  await checkSaving(asking);
  const cards = await asking.attempt((http, signal) => fetchCards(http, {}, signal));
  const paused = 'output' in cards ? cards.output.find((card) => statusOf(card) === 'paused') : undefined;
  if (paused === undefined)
    return asking.findings.leaveOut(
      'POST cards/{id}/pause and resume',
      'the member has no paused card, and pausing another forfeits its cash back',
    );
  const resumed = await asking.ask('resumeCard', (http, signal) => resumeCard(http, paused.id, signal));
  if ('output' in resumed)
    await asking.ask('pauseCard', (http, signal) => pauseCard(http, paused.id, signal));
}

const firstPage = { pageNumber: 1, pageSize: 20 };

/** Saves an offer that is not saved, and takes it back. */
async function checkSaving({ ask, attempt, findings }: Asking): Promise<void> {
  const saved = await attempt((http, signal) => fetchSavedOffers(http, firstPage, signal));
  const listed = await attempt((http, signal) => fetchRewards(http, firstPage, signal));
  const isSaved = (id: string) => 'output' in saved && saved.output.items.some((offer) => offer.id === id);
  const offer = 'output' in listed ? listed.output.items.find(({ id }) => !isSaved(id)) : undefined;
  if (!('output' in saved) || offer === undefined)
    return findings.leaveOut('POST and DELETE users/me/saved-offers', 'there is no offer to save');
  await ask('saveOffer', (http, signal) => saveOffer(http, offer.id, signal));
  await ask('unsaveOffer', (http, signal) => unsaveOffer(http, offer.id, signal));
}
