import type { Page } from '@playwright/test';
import { dealsMessages as copy } from '#src/flows/deals/deals.messages.ts';
import { rewardMessages as reward } from '#src/flows/reward/reward.messages.ts';
import type { Driver, Drivers } from '../driver.ts';
import { stagedGestures } from '../gesture.ts';
import { rewardGestures } from '../gestures/reward.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const field = (page: Page) => page.getByRole('searchbox', { name: copy.search.label });
const nearSwitch = (page: Page) => page.getByRole('switch', { name: copy.near.label });
const category = (page: Page, name: string) =>
  page.getByRole('group', { name: copy.categories.label }).getByRole('button', { name });

const pause = 'time~250';
const found = 'position.found~the-position-comes';
const missed = 'position.missed~the-position-cannot-be-had';

async function shareLocation(page: Page): Promise<void> {
  await page.context().setGeolocation({ latitude: 43.66, longitude: -70.26 });
  await page.context().grantPermissions(['geolocation']);
}

const dealsPlay: Driver = {
  members: { usual: 'active' },
  isSignedIn: true,
  starts: {
    'All deals are opened': {
      how: 'Open {at}/rewards.',
      come: async ({ page, path }) => {
        if (path.steps.some((step) => step.case === found)) await shareLocation(page);
        await page.goto('/rewards');
      },
    },
  },
  gestures: {
    'search.type': ({ page }, event) => field(page).fill(String(event['text'])),
    'sort.choose': async ({ page }, event) => {
      await page.getByRole('combobox', { name: copy.sort.label }).selectOption(String(event['sort'] ?? ''));
    },
    'nearby.toggle': ({ page }) => nearSwitch(page).click(),
    'category.choose': ({ page }) => category(page, 'Shoes').click(),
    'saved.toggle': ({ page }) => page.getByRole('button', { name: copy.saved.only, exact: true }).click(),
    'page.choose': ({ page }) => page.getByRole('button', { name: copy.paging.next }).click(),
    'step.entered': ({ page }) => page.goBack(),
  },
  hands: {
    'category.choose~choose-a-category': 'Choose Shoes.',
    'step.entered~all-deals-are-shown-again': 'Go Back in the browser.',
    [found]: 'Allow the browser to share your location.',
    [missed]: 'Forbid the browser to share your location.',
  },
  atOnce: [pause, found, missed],
  fleeting: [
    'field.typing.pausing & list.shown.browsing',
    'field.typing.pausing & list.shown.finding',
    'field.resting & list.locating',
  ],
  calls: {},
  plain: [],
  shows: {
    'field.resting': field,
    'list.shown.browsing': (page) => heading(page, copy.list.others),
    'list.shown.finding': (page) => heading(page, /^(Offers|No offers)( for| in| near| within|,)/),
    'list.saved': (page) => heading(page, copy.saved.title),
    'list.locating': (page) => page.getByText(copy.near.locating),
  },
};

const absent = 'fetchReward.done~the-server-does-not-tell-of-it';

const rewardPlay: Driver = {
  members: {
    usual: 'active',
    'fetchReward.done~the-offer-is-there': 'empty',
    'card.link~choose-link-a-card': 'empty',
  },
  isSignedIn: true,
  starts: {
    'Choose an offer': {
      how: 'Open {at}/rewards, and choose an offer.',
      come: async ({ page, hold }) => {
        await page.goto('/rewards');
        await heading(page, copy.list.others).waitFor();
        await hold();
        await page.getByRole('main').getByRole('listitem').first().getByRole('button').first().click();
      },
    },
    'Follow a link to an offer': {
      how: 'Open the address of an offer; for one that has ended, open {at}/rewards?offer=gone.',
      come: async ({ page, path, hold }) => {
        if (path.steps[0]?.case === absent) {
          await hold();
          await page.goto('/rewards?offer=gone');
          return;
        }
        await page.goto('/rewards');
        await heading(page, copy.list.others).waitFor();
        await page.getByRole('main').getByRole('listitem').first().getByRole('button').first().click();
        await page.getByRole('dialog').waitFor();
        const address = page.url();
        await hold();
        await page.goto(address);
      },
    },
  },
  gestures: stagedGestures(rewardGestures),
  calls: {
    fetchReward: { method: 'GET', path: '/rewards/*' },
    completeReward: { method: 'GET', path: '/rewards/*' },
    findReward: { method: 'GET', path: '/rewards' },
  },
  plain: [
    'fetchReward.done~the-offer-is-there',
    'completeReward.done~the-offer-is-there',
    'findReward.done~no-list-has-it',
    absent,
  ],
  ends: { closed: 'no dialog any more' },
  shows: {
    loading: (page) => page.getByRole('dialog'),
    shown: (page) => page.getByText(reward.how),
    absent: (page) => page.getByText(reward.absent.title),
    failed: (page) => page.getByText(reward.failed),
    closed: (page) => page.locator('h1'),
  },
};

export const plays: Drivers = { deals: dealsPlay, reward: rewardPlay };
