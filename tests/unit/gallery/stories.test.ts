import { describe, expect, it } from 'vitest';
import { registry } from '#machines/registry.ts';
import { runStories } from '#gallery/screens/stories.ts';
import { chartOf, walk } from '#gallery/screens/ways.ts';
import { loginEntry } from '#machines/login/login.entry.ts';
import { signUpEntry } from '#machines/sign-up/sign-up.entry.ts';
import { upgradeEntry } from '#machines/subscription/upgrade.entry.ts';

describe('the stories of the gallery', () => {
  const reported = registry.filter(({ stories }) => stories !== undefined);

  it.each(reported)('[FLOW-04] $machine.id goes where its stories say', (entry) => {
    for (const { title, scenes } of runStories(chartOf(entry))) {
      expect({ title, begins: scenes[0]?.causes.length }).toEqual({ title, begins: expect.any(Number) });
    }
  });

  it('[FLOW-04] shows the flows that designers ask for first', () => {
    expect(reported.map(({ machine }) => machine.id)).toEqual([
      'login',
      'passwordReset',
      'activation',
      'activity',
      'signUp',
      'affinity',
      'enrolment',
      'renewal',
      'card',
      'linkCard',
      'account',
      'accountSettings',
      'emailChange',
      'deals',
      'savedOffers',
      'reward',
      'membershipCancel',
      'withdrawal',
      'cardLink',
      'offerSearch',
      'subscription',
      'upgrade',
      'downgrade',
      'inviteLink',
      'consent',
      'network',
    ]);
  });

  it('[FLOW-04] a scene is where the member goes on, and says what led to it', () => {
    const [, wrong] = runStories(chartOf(loginEntry));
    expect(wrong?.scenes.map(({ leaves, causes }) => [leaves, causes])).toEqual([
      [['editing'], ['The login page opens']],
      [['refused'], ['Submit email and password', 'The credentials are wrong']],
      [['accepted'], ['Submit email and password', 'The credentials are right']],
    ]);
  });

  it('[FLOW-04] what a member goes through inside is a scene, and a payment is none', () => {
    const [joining] = runStories(chartOf(signUpEntry));
    expect(joining?.scenes.map(({ leaves }) => leaves.join())).toEqual([
      'choosingPlan',
      'creatingAccount',
      'paying',
      'paid',
      'choosingAffinity',
      'addingDetails',
      'joined',
    ]);
    const [paying] = runStories(chartOf(upgradeEntry));
    expect(paying?.scenes.map(({ leaves }) => leaves.join())).toEqual([
      'checkout.reading',
      'checkout.consented',
      'upgraded',
    ]);
  });

  it.each([
    [{ title: 'Lost', start: 'Nobody begins so', causes: [] }, '“Lost” begins with “Nobody begins so”'],
    [
      { title: 'Lost', start: 'The login page opens', causes: ['The credentials are right'] },
      '“Lost”: “The credentials are right” cannot happen there.',
    ],
    [
      {
        title: 'Lost',
        start: 'The login page opens',
        causes: ['Submit email and password', 'Submit email and password'],
      },
      '“Lost”: “Submit email and password” is refused there.',
    ],
  ])('[FLOW-04] a story of what cannot happen fails: %o', (story, message) => {
    expect(() => runStories(chartOf({ ...loginEntry, stories: [story] }))).toThrow(message);
  });

  it('[FLOW-04] a way whose case is gone leads as far as it can, and names the step', () => {
    const path = ['form.submit~submit-email-and-password', 'sendForm.done~gone', 'time~1000'];
    const { lost, steps } = walk(chartOf(loginEntry), { start: 0, path });
    expect(lost).toEqual({ index: 1, id: 'sendForm.done~gone' });
    expect(steps.map(({ leaves }) => leaves)).toEqual([['sending']]);
  });
});
