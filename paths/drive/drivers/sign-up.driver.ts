import { signUpMessages as copy } from '#src/flows/sign-up/sign-up.messages.ts';
import { cardForm, payWith } from '#paths/drive/forms/card-form.ts';
import {
  accountButton,
  submitPlan,
  fillAccount,
  newcomer,
  radioCard,
} from '#paths/drive/forms/sign-up-forms.ts';
import type { Driver, Drivers } from '../driver.ts';

const account = 'account.done~the-account-is-created';
const card = 'cardLink.done~the-card-step-is-done';
const team = 'affinity.done~a-team-is-chosen';

const signUpPlay: Driver = {
  members: { usual: 'active' },
  isSignedIn: false,
  isNewcomer: true,
  starts: {
    'A visitor opens the tiers': {
      how: 'Open {at}/sign-up.',
      come: ({ page }) => page.goto('/sign-up'),
    },
  },
  gestures: {
    'plan.choose': ({ page }) => submitPlan(page, 'Captain', 'month'),
    'receipt.close': ({ page }) => page.getByRole('button', { name: copy.paid.next, exact: true }).click(),
    'details.skip': ({ page }) => page.getByRole('button', { name: copy.details.skip }).click(),
  },
  asks: {
    [account]: async ({ page }) => {
      await fillAccount(page, newcomer());
      await accountButton(page).click();
    },
    [card]: ({ page }) => payWith(page, '4242'),
    [team]: async ({ page }) => {
      await radioCard(page, 'Soccer').click();
      await page.getByRole('button', { name: copy.affinity.next, exact: true }).click();
    },
  },
  hands: {
    'plan.choose~choose-gold-monthly':
      'Choose Monthly and Gold, and press “Continue with Gold · $25.00/month”.',
    [account]: `Fill in a name, an email that is new here, and the password Sunny!Day42 twice; tick “${copy.account.over18}”, and press “${copy.account.submit}”.`,
    [card]:
      'Fill in {card}, any date to come, any code and name, and press the form’s button; the card is linked, and paid with.',
    [team]: 'Choose one of the list, and press “Continue”.',
    'receipt.close~choose-continue': `Press “${copy.paid.next}”.`,
    'details.skip~choose-skip': `Press “${copy.details.skip}”.`,
  },
  atOnce: [
    'recallEntry.done~a-link-had-brought-a-plan',
    'reopenPlan.done~the-plan-is-open',
    'storePlan.done~the-plan-is-stored',
    'step.entered~the-account-step-is-shown',
    'step.entered~the-checkout-is-shown',
    'recallPayment.done~a-link-had-brought-a-plan',
    'fetchSession.done~the-membership-is-read',
    'step.entered~the-affinity-step-is-shown',
    'step.entered~the-details-are-shown',
    'clearEntry.done~everything-stored-is-forgotten',
  ],
  follows: {
    'reopenPlan.done~the-plan-is-open': 'recallEntry.done~a-link-had-brought-a-plan',
    'storePlan.done~the-plan-is-stored': 'plan.choose~choose-gold-monthly',
    'step.entered~the-account-step-is-shown': 'storePlan.done~the-plan-is-stored',
    'step.entered~the-checkout-is-shown': account,
    'recallPayment.done~a-link-had-brought-a-plan': account,
    'fetchSession.done~the-membership-is-read': card,
    'step.entered~the-affinity-step-is-shown': 'receipt.close~choose-continue',
    'step.entered~the-details-are-shown': team,
    'clearEntry.done~everything-stored-is-forgotten': 'details.skip~choose-skip',
  },
  calls: {
    account: { method: 'POST', path: '/signup' },
    cardLink: { method: 'POST', path: '/cards' },
    affinity: { method: 'POST', path: '/membership/affinities' },
  },
  plain: [account, card, team],
  ends: { joined: 'Home, with a welcome' },
  shows: {
    choosingPlan: (page) => page.getByRole('heading', { name: copy.tiers.title }),
    creatingAccount: accountButton,
    paying: (page) => cardForm(page).submit,
    paid: (page) => page.getByRole('heading', { name: copy.paid.title }),
    choosingAffinity: (page) => page.getByRole('heading', { name: copy.affinity.title }),
    addingDetails: (page) => page.getByRole('heading', { name: copy.details.title }),
    joined: (page) => page.getByRole('dialog'),
  },
};

export const plays: Drivers = { signUp: signUpPlay };
