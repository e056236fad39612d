import { page } from 'vitest/browser';
import { activityMessages } from '#src/flows/activity/activity.messages.ts';
import { stageStory, type AmountScene } from './stage-story.ts';

const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const { chart, why } = activityMessages;

const figures = [
  'Confirmed cash back | CAD 13.27',
  'Pending | CAD 3.41',
  'Lifetime cash back | CAD 86.89',
  'Contributed | CAD 4.79',
  'CAD 4.79 | So far in November: CAD 1.31 by you, CAD 3.48 by stores in your name.',
];
const bars = [
  'By month | Nov 22, 2026: CAD 1.45 from 3 purchases',
  'Nov 22 | CAD 0.00',
  'CAD 0.00 | CAD 0.50',
  'CAD 0.50 | CAD 1.00',
  'CAD 1.00 | CAD 1.50',
];
const purchase = [
  'Nov 20, 2026 | Visa •••• 4242 CAD 23.41 CAD 0.59 CAD 0.61',
  'Visa •••• 4242 CAD 23.41 CAD 0.59 CAD 0.61 | CAD 1.17',
];
const payout = [
  'Cash back to Visa 4242 | CAD 12.79',
  '[Why this amount: Larkspur Grocers, CAD 23.41]',
  '[Receipt for CAD 12.79, Nov 20, 2026]',
];
const accountLists = [
  'New | Membership renewed on Gold, monthly: CAD 12.83 charged to the card ending in 4242',
  'New | CAD 9.07 for October passed on to Paws on Wheels',
  'Nov 3, 2026, 12:00 AM | CAD 4.19 of cash back confirmed',
  'Oct 20, 2026, 12:00 AM | Plan changed to Gold, monthly: CAD 12.59 charged to the card ending in 4242',
  'Nov 22, 2026 · Card ending in 4242 | CAD 25.79',
  'Oct 22, 2026 · Card ending in 4242 | CAD 25.91',
];

/** The pages that show amounts. */
export const amountPages: readonly AmountScene[] = [
  {
    title: 'activity shows each figure, the chart, each purchase and each withdrawal',
    stage: () => stageStory('activity', 'The activity page opens', []),
    shows: [
      ...figures,
      'Show as table | CAD 2.83 given with your purchases',
      'CAD 2.83 given with your purchases | CAD 1.01 by you, CAD 1.82 by stores in your name',
      ...bars,
      ...purchase,
      ...payout,
    ],
  },
  {
    title: 'the table of what was given shows each day and the sum',
    stage: () => stageStory('activity', 'The activity page opens', []),
    act: () => press(chart.asTable),
    shows: [
      ...figures,
      'Show as chart | CAD 2.83 given with your purchases',
      'CAD 2.83 given with your purchases | CAD 1.01 by you, CAD 1.82 by stores in your name',
      'Nov 20, 2026 | CAD 0.31 by you, CAD 0.36 by stores in your name',
      'CAD 0.31 by you, CAD 0.36 by stores in your name | CAD 0.67 1',
      'Nov 21, 2026 | CAD 0.29 by you, CAD 0.42 by stores in your name',
      'CAD 0.29 by you, CAD 0.42 by stores in your name | CAD 0.71 2',
      'Nov 22, 2026 | CAD 0.41 by you, CAD 1.04 by stores in your name',
      'CAD 0.41 by you, CAD 1.04 by stores in your name | CAD 1.45 3',
      'Total | CAD 1.01 by you, CAD 1.82 by stores in your name',
      'CAD 1.01 by you, CAD 1.82 by stores in your name | CAD 2.83 6',
      ...purchase,
      ...payout,
    ],
  },
  {
    title: 'the reason of a purchase shows how it came to what it gives and earns',
    stage: () => stageStory('activity', 'The activity page opens', []),
    act: () => press(new RegExp(`^${why.title}`)),
    shows: [
      ...figures,
      'Show as table | CAD 2.83 given with your purchases',
      'CAD 2.83 given with your purchases | CAD 1.01 by you, CAD 1.82 by stores in your name',
      ...bars,
      ...purchase,
      'Purchase at Larkspur Grocers, Nov 20, 2026 | CAD 23.41',
      'CAD 23.41 | Rounded up to CAD 24.00',
      'Rounded up to CAD 24.00 | CAD 0.59',
      'The store gives in your name | CAD 0.02',
      'Given by you and the store | CAD 0.61',
      'Pending: Expected by Dec 20, 2026 | CAD 1.17',
      'A month’s round-ups are charged together, at least your plan’s minimum and at most your cap. | CAD 5.11 was refunded. Cash back will be for the rest.',
      ...payout,
    ],
  },
  {
    title: 'the activation names the price of the plan',
    stage: () => stageStory('activation', 'The link of the mail is opened', ['The link is for a member']),
    shows: ['Your plan | CAD 25.31 a month'],
  },
  {
    title: 'the plans of a newcomer each have their price',
    stage: () =>
      stageStory('signUp', 'A visitor opens the tiers', ['A link had brought a plan', 'The plan is open']),
    shows: [
      'Annual | Save up to CAD 51.53',
      'Silver | CAD10.13',
      'Selected | CAD25.31',
      'Ten tickets a month | Continue with Gold · CAD 25.31/month',
    ],
  },
  {
    title: 'the checkout of who has left names the price',
    stage: () =>
      stageStory('signUp', 'A visitor opens the tiers', [
        'The checkout is shown',
        'A link had brought a plan',
        'The membership is over',
      ]),
    shows: ['Gold, monthly | CAD 25.31/month'],
  },
  {
    title: 'the checkout of a newcomer names what is paid now and next',
    stage: () =>
      stageStory('signUp', 'A visitor opens the tiers', [
        'A link had brought a plan',
        'The plan is open',
        'Choose Gold, monthly',
        'The plan is stored',
        'The account step is shown',
        'The account is created',
        'The checkout is shown',
        'A link had brought a plan',
      ]),
    shows: [
      'Use the card you shop with: it earns cash back and gives. | By submitting the card form you agree that CAD 25.31 is charged to this card now and every month, until you cancel. You can cancel in your account at any time.',
      'Due today | CAD 25.31',
      'Gold, monthly | CAD 25.31',
      'Next charge | CAD 25.31 every month',
    ],
  },
  {
    title: 'the plans of a non-member each have their price',
    stage: () => stageStory('enrolment', 'A non-member opens the page', ['No link was followed']),
    shows: ['Annual | Save up to CAD 51.53', 'Selected | CAD10.13', 'Gold | CAD25.31'],
  },
  {
    title: 'a renewal names what is due, and what is agreed to',
    stage: () =>
      stageStory('renewal', 'A member who owes opens the page', [
        'There is nothing to look into',
        'There is an amount due, and two cards',
      ]),
    shows: [
      'Due now | CAD 25.00',
      'Change card | Renew now · CAD 25.00',
      'Renew now · CAD 25.00 | By choosing “Renew now · CAD 25.00” you agree that CAD 25.00 is charged to this card now.',
    ],
  },
  {
    title: 'the account lists each charge and change, and what the next plan costs',
    stage: () => stageStory('account', 'The account page opens', []),
    shows: [
      'Your plan will change to Silver, monthly on Dec 22, 2026 | You then pay CAD 10.13/month. Until then you stay on Gold, monthly. Keeping your plan charges nothing now.',
      'Active | CAD 25.31/month',
      'Dec 22, 2026 | CAD 10.13',
      ...accountLists,
    ],
  },
  {
    title: 'the account of who has cancelled names the price of going on',
    stage: () => stageStory('account', 'The account page opens', ['Choose Reactivate']),
    shows: [
      'Your membership ends on Dec 21, 2026 | Your cards keep earning until then. Reactivate to stay on Gold, monthly and open deals and activity again: nothing is charged now, and your next renewal is CAD 25.31 on Dec 22, 2026.',
      'Cancelled | CAD 25.31/month',
      ...accountLists,
    ],
  },
  {
    title: 'a statement has the sum, each cause and each month',
    stage: () => stageStory('account', 'A link opens a statement', []),
    shows: [
      'Total given | CAD 1,234.73',
      'Your own money | CAD 900.17',
      'From stores, in your name | CAD 334.56',
      'Rowing | CAD 800.11 by you, CAD 200.08 by stores in your name',
      'CAD 800.11 by you, CAD 200.08 by stores in your name | 9 CAD 1,000.19',
      'Women’s soccer | CAD 100.06 by you, CAD 134.48 by stores in your name',
      'CAD 100.06 by you, CAD 134.48 by stores in your name | 2 CAD 234.54',
      'October 2026 | CAD 799.87 by you, CAD 200.04 by stores in your name',
      'CAD 799.87 by you, CAD 200.04 by stores in your name | CAD 999.91',
      'November 2026 | CAD 100.30 by you, CAD 134.52 by stores in your name',
      'CAD 100.30 by you, CAD 134.52 by stores in your name | CAD 234.82',
    ],
  },
  {
    title: 'the friends show what was earned, each and all',
    stage: () => stageStory('referrals', 'The page opens', []),
    shows: ['Earned | CAD 15.23', 'Completed | Three months were over on Jul 24, 2026: CAD 15.11 earned'],
  },
];
