import { loginMessages as copy } from '#src/flows/login/login.messages.ts';
import type { Driver, Drivers } from '../driver.ts';

const loginPlay: Driver = {
  members: { usual: 'active' },
  isSignedIn: false,
  starts: {
    'The login page opens': { how: 'Open {at}/login.', come: ({ page }) => page.goto('/login') },
  },
  gestures: {
    'form.submit': async ({ page, member }) => {
      await page.getByLabel(copy.email, { exact: true }).fill(member.email);
      await page.getByLabel(copy.password, { exact: true }).fill(member.password);
      await page.getByRole('button', { name: copy.submit }).click();
    },
  },
  calls: { sendForm: { method: 'POST', path: '/login' } },
  plain: ['sendForm.done~the-credentials-are-right'],
  ends: { accepted: 'Home' },
  shows: {
    editing: (page) => page.getByRole('button', { name: copy.submit }),
    sending: (page) => page.getByRole('button', { name: copy.busy }),
    refused: (page) => page.getByRole('alert'),
    waiting: (page) => page.getByRole('button', { name: copy.wait }),
    accepted: (page) => page.getByRole('heading', { level: 1 }),
  },
};

export const plays: Drivers = { login: loginPlay };
