import type { Page } from '@playwright/test';
import { loginMessages } from '#src/flows/login/login.messages.ts';
import { passwordResetMessages as copy } from '#src/flows/password-reset/password-reset.messages.ts';
import { choosePassword, enterCode, latestCode } from '#paths/drive/forms/password-reset-forms.ts';
import type { Driver, Drivers } from '../driver.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const codeField = (page: Page) => page.getByLabel(copy.code.label, { exact: true });
const newPassword = 'N3w!password-chosen';

const passwordResetPlay: Driver = {
  members: { usual: 'active' },
  isSignedIn: false,
  starts: {
    'A visitor has forgotten the password': {
      how: 'Open {at}/password-forgot.',
      come: ({ page }) => page.goto('/password-forgot'),
    },
  },
  gestures: { 'code.resend': ({ page }) => button(page, copy.code.resend).click() },
  asks: {
    'requestCode.done~the-request-is-taken': async ({ page, member }) => {
      await page.getByLabel(copy.email, { exact: true }).fill(member.email);
      await button(page, copy.request.submit).click();
    },
    'enterCode.done~the-code-is-right': async ({ page, sandbox, member }) =>
      enterCode(page, await latestCode(sandbox, member.email)),
    'choosePassword.done~the-password-is-changed': ({ page }) => choosePassword(page, newPassword),
  },
  hands: {
    'requestCode.done~the-request-is-taken': `Type the member’s email, and press “${copy.request.submit}”.`,
    'enterCode.done~the-code-is-right':
      'Type the six digits of the newest mail {mailbox}; they are sent by themselves.',
    'choosePassword.done~the-password-is-changed': `Type ${newPassword} twice, and press “${copy.password.submit}”.`,
  },
  atOnce: [
    'step.entered~the-page-for-the-code-is-shown',
    'recallMail.done~a-code-was-sent-a-moment-ago',
    'step.entered~the-page-for-the-new-password-is-shown',
    'recallGrant.done~the-code-was-accepted',
  ],
  follows: {
    'step.entered~the-page-for-the-code-is-shown': 'requestCode.done~the-request-is-taken',
    'recallMail.done~a-code-was-sent-a-moment-ago': 'requestCode.done~the-request-is-taken',
    'step.entered~the-page-for-the-new-password-is-shown': 'enterCode.done~the-code-is-right',
    'recallGrant.done~the-code-was-accepted': 'enterCode.done~the-code-is-right',
  },
  calls: {
    requestCode: { method: 'POST', path: '/password-reset-begin' },
    resendCode: { method: 'POST', path: '/password-reset-begin' },
    enterCode: { method: 'POST', path: '/password-reset-validate-token' },
    choosePassword: { method: 'POST', path: '/password-reset' },
  },
  plain: [
    'requestCode.done~the-request-is-taken',
    'resendCode.done~another-code-is-sent',
    'enterCode.done~the-code-is-right',
    'choosePassword.done~the-password-is-changed',
  ],
  ends: { changed: `the login page, with a notice and [${loginMessages.submit}]` },
  shows: {
    requestingCode: (page) => button(page, copy.request.submit),
    'enteringCode.pausing': codeField,
    'enteringCode.offering': (page) => button(page, copy.code.resend),
    'enteringCode.resending': (page) => page.getByText(copy.code.resending),
    'enteringCode.resent': (page) => page.getByText(copy.code.resent),
    'enteringCode.refused': codeField,
    choosingPassword: (page) => page.getByLabel(copy.password.label, { exact: true }),
    changed: (page) => button(page, loginMessages.submit),
  },
};

export const plays: Drivers = { passwordReset: passwordResetPlay };
