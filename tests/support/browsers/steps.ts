import { expect } from 'vitest';
import { consentMessages } from '#src/flows/consent/consent.messages.ts';
import { loginMessages } from '#src/flows/login/login.messages.ts';
import { signUpMessages } from '#src/flows/sign-up/sign-up.messages.ts';
import { newPasswordMessages } from '#src/messages/fields.ts';
import { planMessages } from '#src/messages/plans.ts';
import { button, checkbox, choice, field } from './find.ts';
import { patience, type BrowserWindow } from './window.ts';

const { account, tiers } = signUpMessages;

/** What a person does in any browser, step by step; each waits for what it needs. */
export const stepsIn = (window: BrowserWindow) => {
  const see = (text: string) => expect.poll(() => window.text(), { timeout: patience }).toContain(text);
  return {
    see,
    rejectCookies: async () => {
      await window.click(button(consentMessages.reject));
      await expect.poll(() => window.text()).not.toContain(consentMessages.text);
    },
    logIn: async (email: string, password: string) => {
      await see(loginMessages.title);
      await window.type(field(loginMessages.email), email);
      await window.type(field(loginMessages.password), password);
      await window.click(button(loginMessages.submit));
    },
    chooseMonthly: async (tier: string) => {
      await window.click(choice(planMessages.frequencies.month));
      await window.click(choice(tier));
      await window.click(button(tiers.chosen(tier, null)));
    },
    createAccount: async (email: string) => {
      await see(account.title);
      await window.type(field(account.firstName), 'Ada');
      await window.type(field(account.lastName), 'Okafor-Lind');
      await window.type(field(account.email), email);
      await window.type(field(newPasswordMessages.password), 'Sunny!Day42');
      await window.type(field(newPasswordMessages.confirmation), 'Sunny!Day42');
      await window.click(checkbox(account.over18));
      await window.click(button(account.submit));
    },
  };
};
