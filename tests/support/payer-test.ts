import type { BrowserContext } from '@playwright/test';
import { planCookies, signUpByCall } from './journey-checkout.ts';
import type { Ledger } from './journey-ledger.ts';
import { cookiesForPeace, openSession } from './journey-session.ts';
import { newcomer } from '#paths/drive/forms/sign-up-forms.ts';
import { test as base } from './journey.ts';
import type { PaidChange } from './paid-changes.ts';

/** Somebody new who is about to make a change, signed in by these cookies. */
export interface Payer {
  email: string;
  password: string;
  cookies: Parameters<BrowserContext['addCookies']>[0];
  /** That the change happened once. */
  verify: () => Promise<void>;
}

interface PayerFixtures {
  /** Brings somebody who can make a change. */
  payerOf: (change: PaidChange) => Promise<Payer>;
}

export const test = base.extend<PayerFixtures>({
  payerOf: async ({ sandbox, serverPort, tenant, ledgerOf }, provide) => {
    const bring = async (state: PaidChange['state']) => {
      if (state !== null) {
        const member = await sandbox.makeMember(state);
        return { ...member, cookies: await openSession(serverPort, tenant, member) };
      }
      const person = newcomer();
      const plan = await planCookies(serverPort, tenant, { tier: 'Rookie', frequency: 'month' });
      const { email, password } = person;
      return { email, password, cookies: [...(await signUpByCall(serverPort, tenant, person)), ...plan] };
    };
    await provide(async ({ state, verify }) => {
      await sandbox.clearAttempts();
      const { email, password, cookies } = await bring(state);
      const was: Ledger = await ledgerOf(email);
      return {
        email,
        password,
        cookies: [...cookiesForPeace(tenant), ...cookies],
        verify: async () => verify(await ledgerOf(email), was),
      };
    });
  },
});
