import type { Page } from '@playwright/test';
import { enrolmentMessages as copy } from '#src/flows/enrolment/enrolment.messages.ts';
import { agree, choose, join } from '#paths/drive/forms/enrolment-form.ts';
import type { Driver, Drivers } from '../driver.ts';

const client = 'Varsity Club';
const joins = (page: Page) => join(page, client);

const enrolmentPlay: Driver = {
  members: { usual: 'nonmember' },
  isSignedIn: true,
  starts: {
    'A non-member opens the page': {
      how: 'Open {at}/enroll.',
      come: ({ page }) => page.goto('/enroll'),
    },
  },
  gestures: {
    'plan.choose': ({ page }) => choose(page, 'Captain'),
    'form.submit': async ({ page }) => {
      await agree(page);
      await joins(page).click();
    },
  },
  hands: {
    'plan.choose~choose-gold-monthly': 'Choose Gold.',
    'form.submit~choose-join': `Tick “${copy.over18} …”, and press “${copy.submit('{client}')}”.`,
  },
  atOnce: ['recallEntry.done~no-link-was-followed', 'storePlan.done~the-plan-is-stored'],
  fleeting: ['readingEntry', 'storingPlan'],
  calls: { enrolmentPayment: { method: 'POST', path: '/membership' } },
  plain: ['enrolmentPayment.done~the-membership-is-made'],
  outcomes: {
    'enrolmentPayment.done~the-cap-is-too-low': ({ sandbox }) =>
      sandbox.addFault({ method: 'POST', path: '/membership', fault: { status: 520, code: 'i_member_003' } }),
  },
  ends: { joined: 'the checkout' },
  shows: {
    'filling.editing': joins,
    'filling.refused': joins,
    joining: (page) => page.getByText(copy.busy),
    joined: (page) => page.getByRole('heading', { name: 'Start your membership' }),
  },
};

export const plays: Drivers = { enrolment: enrolmentPlay };
