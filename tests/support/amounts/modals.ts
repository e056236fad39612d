import { page } from 'vitest/browser';
import { planMessages } from '#src/messages/plans.ts';
import { stageStory, type AmountScene } from './stage-story.ts';

/** The modals and notices that show amounts. */
export const amountModals: readonly AmountScene[] = [
  {
    title: 'another primary card is told of the next payment',
    stage: () => stageStory('card', 'Choose Make primary', ['It is active, beside another one']),
    shows: ['It pays your membership from now on. | Your next payment is CAD 25.49 on Dec 16, 2026.'],
  },
  {
    title: 'leaving names the balance, what is pending, and the cheaper plan',
    stage: () => stageStory('membershipCancel', 'A member opens the dialog', ['The balance is known']),
    shows: [
      'Cancelling takes 2-3 business days. You can change your mind until it ends. | You still have CAD 42.10 of cash back',
      'You still have CAD 42.10 of cash back | Withdraw it by Dec 21, 2026. After that you can only once you come back. CAD 3.10 more is pending.',
      'Pay less instead? | Plans start at Silver, monthly for CAD 10.13/month.',
    ],
  },
  {
    title: 'a withdrawal names the balance, and what is pending',
    stage: () => stageStory('withdrawal', 'Choose Withdraw', ['There is cash back']),
    shows: [
      'Available now | CAD 13.27',
      'CAD 13.27 | CAD 3.41 more is pending. It is confirmed when the store’s return period is over.',
      'Amount | CAD',
      'CAD | Up to CAD 13.27.',
    ],
  },
  {
    title: 'the review of a withdrawal names what is sent, and what is left',
    stage: () => stageStory('withdrawal', 'Choose Withdraw', ['There is cash back', 'Review all of it']),
    shows: [
      'Withdraw cash back | Send CAD 12.40 to Visa ending in 4242?',
      'Amount | CAD 12.40',
      'Left in your balance | CAD 0.87',
      'CAD 0.87 | Withdraw CAD 12.40',
    ],
  },
  {
    title: 'a withdrawal that waits for dues names both',
    stage: () => stageStory('withdrawal', 'Choose Withdraw', ['Dues are unresolved']),
    shows: [
      'Pay what you owe first | Your cash back of CAD 13.27 is safe. You can withdraw it as soon as what is due is paid.',
      'Your membership renews | CAD 25.49',
    ],
  },
  {
    title: 'a withdrawal of nothing names the last one',
    stage: () => stageStory('withdrawal', 'Choose Withdraw', ['There is none']),
    shows: [
      'Available now | CAD 0.00',
      'CAD 0.00 | CAD 3.10 more is pending. It is confirmed when the store’s return period is over.',
      'Your last withdrawal | CAD 12.79',
    ],
  },
  {
    title: 'a withdrawal that is done names it as the server does',
    stage: () =>
      stageStory('withdrawal', 'Choose Withdraw', [
        'There is cash back',
        'Review all of it',
        'Withdraw everything',
        'It is on its way',
      ]),
    shows: [
      'Your cash back is on its way | CAD 12.79 is on its way to Visa ending in 4242.',
      'Amount | CAD 12.79',
    ],
  },
  {
    title: 'the plans of a member each have their price',
    stage: () =>
      stageStory('subscription', 'A member opens the plans', [
        'The member was on Gold, monthly',
        'The member is on Gold, monthly',
      ]),
    shows: ['Annual | Save up to CAD 51.53', 'Select | CAD10.13', 'Current plan | CAD25.31'],
  },
  {
    title: 'the plans by the year each have their price and saving',
    stage: () =>
      stageStory('subscription', 'A member opens the plans', [
        'The member was on Gold, monthly',
        'The member is on Gold, monthly',
      ]),
    act: () =>
      page
        .getByText(new RegExp(`^${planMessages.frequencies.year}`))
        .first()
        .click(),
    shows: [
      'Annual | Save up to CAD 51.53',
      'Select | CAD101.17',
      '/year | Save CAD 20.39 a year',
      '2 months free | About CAD 8.43 a month',
      'Select | CAD252.19',
      '/year | Save CAD 51.53 a year',
      '2 months free | About CAD 21.02 a month',
    ],
  },
  {
    title: 'the reminder names the price of the plan',
    stage: () =>
      stageStory('subscription', 'A member opens the reminder', [
        'Nothing is known yet',
        'The member has no subscription',
      ]),
    shows: ['Gold, monthly | CAD 25.31/month'],
  },
  {
    title: 'the card step names the price and what is agreed to',
    stage: () =>
      stageStory('subscription', 'A member opens the reminder', [
        'Nothing is known yet',
        'The member has no subscription',
        'Choose See the plans',
        'Choose Gold, monthly',
      ]),
    shows: [
      'Link your card | Gold, monthly: CAD 25.31/month, starting today.',
      'Gold, monthly: CAD 25.31/month, starting today. | By submitting the card form you agree that CAD 25.31 is charged to this card now and every month, until you cancel. You can cancel in your account at any time.',
    ],
  },
  {
    title: 'the review of an upgrade names both plans, each line, what is due and the next renewal',
    stage: () =>
      stageStory('upgrade', 'A member on Silver with two cards chooses Gold, monthly', [
        'It costs $20.00 now',
      ]),
    shows: [
      'Due today | CAD 17.87',
      'Change card | Charge CAD 17.87 to Visa ending in 4242 now, and CAD 25.57 every month from Dec 22, 2026 on, until I cancel.',
      'Charge CAD 17.87 to Visa ending in 4242 now, and CAD 25.57 every month from Dec 22, 2026 on, until I cancel. | Save CAD 51.53 a year',
      'Save CAD 51.53 a year | Pay for a year instead: CAD 252.19/year.',
      'Silver, monthly | CAD 10.13/month',
      'Gold, monthly | CAD 25.31/month',
      'Gold, monthly | CAD 25.43',
      'Unused time on Silver | −CAD 7.56',
      'Next renewal on Dec 22, 2026 | CAD 25.57',
      'Check the box to approve this charge. | Pay CAD 17.87',
    ],
  },
  {
    title: 'the review of a downgrade names both plans, and the first payment',
    stage: () => stageStory('downgrade', 'A member on Gold chooses Silver, monthly', []),
    shows: [
      'Gold, monthly | CAD 25.31/month',
      'Silver, monthly | CAD 10.13/month',
      'Due today | CAD 0.00',
      'First payment on Dec 22, 2026 | CAD 10.13',
    ],
  },
  {
    title: 'a payment that is with the bank is named',
    stage: () => stageStory('pendingPayment', 'A member’s page is shown', ['A payment is with the bank']),
    shows: [
      ' | Your bank is confirming CAD 25.00. Your membership is renewed as soon as it does. Please don’t pay again.',
    ],
  },
  {
    title: 'a payment that went through is named',
    stage: () =>
      stageStory('pendingPayment', 'A member’s page is shown', [
        'A payment is with the bank',
        'The period has begun',
      ]),
    shows: [' | Your payment of CAD 25.00 went through. Your membership is renewed.'],
  },
];
