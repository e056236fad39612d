import type { Page } from '@playwright/test';
import { activationMessages as copy } from '#src/flows/activation/activation.messages.ts';
import { newPasswordMessages } from '#src/messages/fields.ts';
import type { Driver, Drivers, Stage } from '../driver.ts';
import { stagedGestures } from '../gesture.ts';
import { activationGestures } from '../gestures/activation.ts';

const password = 'N3w!password-chosen';
const noLink = 'readOffer.done~there-is-no-link';
const active = 'activate.done~the-account-is-active';
const usedMeanwhile = 'activate.done~the-link-was-used-meanwhile';
const taken = 'requestLink.done~the-request-is-taken';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const retry = (page: Page) => page.getByRole('button', { name: copy.failed.retry });
const linkUsed = { status: 520, code: 'i_pass_002' };

async function activate({ page }: Stage): Promise<void> {
  await page.getByLabel(newPasswordMessages.password, { exact: true }).fill(password);
  await page.getByLabel(newPasswordMessages.confirmation, { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: copy.choose.over18 }).check();
  await page.getByRole('button', { name: copy.choose.submit }).click();
}

const activating = `Type ${password} twice, tick “${copy.choose.over18}”, and press “${copy.choose.submit}”.`;

const activationPlay: Driver = {
  members: { usual: 'active' },
  isSignedIn: false,
  isNewcomer: true,
  starts: {
    'The link of the mail is opened': {
      how: 'At {sandbox} make a member in the state `incomplete`, and open {at}/activate?token= with the activation token that is shown; for no link, leave the token out.',
      come: async ({ page, sandbox, path, hold }) => {
        const { activationToken } = await sandbox.makeImported();
        await hold();
        const token = path.steps[0]?.case === noLink ? '' : `?token=${activationToken}`;
        await page.goto(`/activate${token}`);
      },
    },
  },
  gestures: stagedGestures(activationGestures),
  asks: {
    [active]: activate,
    [usedMeanwhile]: activate,
    [taken]: async ({ page, member }) => {
      await page.getByLabel(copy.email, { exact: true }).fill(member.email);
      await page.getByRole('button', { name: copy.invalid.submit }).click();
    },
  },
  hands: {
    [active]: activating,
    [usedMeanwhile]: activating,
    [taken]: `Type the member’s email, and press “${copy.invalid.submit}”.`,
  },
  atOnce: [noLink],
  calls: {
    readOffer: { method: 'GET', path: '/activate/*' },
    activate: { method: 'POST', path: '/activate/*' },
    requestLink: { method: 'POST', path: '/password-reset-begin' },
  },
  plain: ['readOffer.done~the-link-is-for-a-member', active, taken],
  outcomes: {
    [usedMeanwhile]: ({ sandbox }) =>
      sandbox.addFault({ method: 'POST', path: '/activate/*', fault: linkUsed }),
  },
  ends: { activated: 'Home, where a card is asked for' },
  shows: {
    reading: (page) => title(page, copy.reading.title),
    failed: retry,
    choosingPassword: (page) => page.getByRole('button', { name: copy.choose.submit }),
    invalid: (page) => title(page, copy.invalid.title),
    linkSent: (page) => title(page, copy.sent.title),
    activated: (page) => page.locator('h1'),
  },
};

export const plays: Drivers = { activation: activationPlay };
