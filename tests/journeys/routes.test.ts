import { activityMessages } from '#src/flows/activity/activity.messages.ts';
import { dealsMessages } from '#src/flows/deals/deals.messages.ts';
import { routes, routeNames, type RouteName } from '#machines/domain/routes.ts';
import type { DemoState } from '#server/demo/personas.ts';
import { accountMessages } from '#src/flows/account/account.messages.ts';
import { activationMessages } from '#src/flows/activation/activation.messages.ts';
import { referralsMessages } from '#src/flows/referrals/referrals.messages.ts';
import { videosMessages } from '#src/flows/videos/videos.messages.ts';
import { enrolmentMessages } from '#src/flows/enrolment/enrolment.messages.ts';
import { homeMessages } from '#src/flows/home/home.messages.ts';
import { loginMessages } from '#src/flows/login/login.messages.ts';
import { navigationMessages } from '#src/messages/navigation.ts';
import { passwordResetMessages } from '#src/flows/password-reset/password-reset.messages.ts';
import { privacyOf } from '#src/flows/support/privacy.messages.ts';
import { renewalMessages } from '#src/flows/renewal/renewal.messages.ts';
import { signUpMessages } from '#src/flows/sign-up/sign-up.messages.ts';
import { termsOf } from '#src/flows/support/terms.messages.ts';
import { expect, test } from '#tests/support/journey.ts';
import { expectRoute } from '#tests/support/journey-page.ts';

/** The titles that the product's route table names. */
const namedTitles: Partial<Record<RouteName, string>> = {
  rewards: 'Rewards and Offers',
  refer: 'My referrals',
  activity: 'My activity',
  account: 'My account',
  'sign-up-tiers': 'Pick Tier',
  'sign-up-billing': 'Checkout',
  'sign-up-affinity': 'Select Affinity',
};

const headings: Partial<Record<RouteName, string>> = {
  rewards: dealsMessages.title,
  activity: activityMessages.title,
  login: loginMessages.title,
  activate: activationMessages.invalid.title,
  'sign-up-tiers': signUpMessages.tiers.title,
  'sign-up-account': signUpMessages.account.title,
  'sign-up-billing': signUpMessages.billing.title,
  'sign-up-affinity': signUpMessages.affinity.title,
  'sign-up-user-info': signUpMessages.details.title,
  'password-forgot': passwordResetMessages.request.title,
  'password-reset-1': passwordResetMessages.code.title,
  'password-reset-2': passwordResetMessages.password.title,
  enroll: enrolmentMessages.title('Aisha', 'Varsity Club'),
  renew: renewalMessages.title,
  'support-terms': termsOf('Varsity Club').title,
  'support-privacy': privacyOf('Varsity Club').title,
  home: homeMessages.title('Maya'),
  account: accountMessages.title,
  refer: referralsMessages.title,
  videos: videosMessages.title,
};

/** What an address needs beside its path for its page to open. */
const queries: Partial<Record<RouteName, string>> = {
  'sign-up-account': '?tier=starter',
  'password-reset-1': '?email=maya@example.com',
  'password-reset-2': '?email=maya@example.com&token=a-token',
};

interface Shown {
  to: DemoState | 'visitor';
  names: RouteName[];
}

const everything: Shown[] = [
  {
    to: 'visitor',
    names: [
      'login',
      'activate',
      'sign-up-tiers',
      'password-forgot',
      'password-reset-1',
      'password-reset-2',
      'sign-up-account',
    ],
  },
  { to: 'visitor', names: ['support-terms', 'support-privacy'] },
  { to: 'active', names: routeNames.filter((name) => routes[name].access === 'main') },
  { to: 'active', names: ['sign-up-affinity', 'sign-up-user-info'] },
  { to: 'abandoned', names: ['sign-up-billing'] },
  { to: 'nonmember', names: ['enroll'] },
  { to: 'overdue', names: ['renew'] },
];

test.describe('The pages', { tag: '@desktop' }, () => {
  test('[NAV-01] are all of the route table', { tag: '@core' }, () => {
    const shown = everything.flatMap(({ names }) => names);
    expect([...shown, 'sign-up'].sort()).toEqual([...routeNames].sort());
  });

  for (const { to, names } of everything) {
    test(`[NAV-01] ${names.join(', ')}: each has its title, its heading and its layout for ${to}`, async ({
      page,
      enter,
    }) => {
      if (to !== 'visitor') await enter(to);
      for (const name of names) {
        await page.goto(routes[name].path + (queries[name] ?? ''));
        await expectRoute(page, name);
        await expect(page).toHaveTitle(namedTitles[name] ?? routes[name].title);
        const heading = headings[name] ?? routes[name].title;
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        const bar = page.getByRole('navigation', { name: navigationMessages.main });
        await expect(bar).toHaveCount(routes[name].access === 'main' ? 1 : 0);
        await expect(page.getByRole('main')).toHaveCount(1);
      }
    });
  }

  test(
    '[PLAY-04] the terms and the privacy notice are whole texts, with links to their parts',
    { tag: '@core' },
    async ({ page }) => {
      for (const [path, text] of [
        [routes['support-terms'].path, termsOf('Varsity Club')],
        [routes['support-privacy'].path, privacyOf('Varsity Club')],
      ] as const) {
        await page.goto(path);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 2 })).toHaveText(
          text.parts.map(({ title }) => title),
        );
        for (const { paragraphs } of text.parts) {
          for (const paragraph of paragraphs) await expect(main.getByText(paragraph)).toBeVisible();
        }
        const last = text.parts.at(-1)?.title ?? '';
        await main.getByRole('link', { name: last, exact: true }).click();
        await expect(main.getByRole('heading', { level: 2, name: last })).toBeInViewport();
        await expect(main.getByRole('link', { name: 'help@varsity-club.example' })).toHaveAttribute(
          'href',
          'mailto:help@varsity-club.example',
        );
      }
    },
  );
});
