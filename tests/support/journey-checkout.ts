import * as v from 'valibot';
import { tierSchema, type Frequency } from '#machines/domain/tier.ts';
import { expectRoute } from './journey-page.ts';
import { beginSession } from './journey-session.ts';
import { cardForm } from '#paths/drive/forms/card-form.ts';
import { newcomer, type Newcomer } from '#paths/drive/forms/sign-up-forms.ts';
import { expect, test as base } from './journey.ts';

export interface CheckoutPlan {
  tier: string;
  frequency: Frequency;
}

const tiersSchema = v.object({ membershipTiers: v.array(tierSchema) });

/** The cookies that the tiers step stores for a plan. */
export async function planCookies(port: number, tenant: string, { tier, frequency }: CheckoutPlan) {
  const answer = await fetch(`http://localhost:${port}/w/v1/${tenant}/membership-tiers`, {
    headers: { accept: 'application/json' },
  });
  const { membershipTiers } = v.parse(tiersSchema, await answer.json());
  const chosen = membershipTiers.find(({ name }) => name === tier);
  const plan = chosen?.membershipTierPlans.find((each) => each.frequency === frequency);
  const at = { domain: `${tenant}.localhost`, path: '/', sameSite: 'Lax' } as const;
  return [
    { ...at, name: 'signup_tier_id', value: chosen?.id ?? '' },
    { ...at, name: 'signup_tier_plan_id', value: plan?.id ?? '' },
  ];
}

/** Signs somebody up without a browser; gives the cookies that a browser would then have. */
export async function signUpByCall(port: number, tenant: string, person: Newcomer) {
  return beginSession(port, tenant, 'signup', {
    ...person,
    passwordConfirmation: person.password,
    over18: true,
    newsletter: false,
  });
}

interface CheckoutFixtures {
  /** Somebody new has an account and a plan; no page is opened. */
  signUp: (plan?: CheckoutPlan) => Promise<Newcomer>;
  /** The same, with the checkout open and its card form drawn. */
  atCheckout: (plan?: CheckoutPlan) => Promise<Newcomer>;
}

const usual: CheckoutPlan = { tier: 'Starter', frequency: 'month' };

export const test = base.extend<CheckoutFixtures>({
  signUp: async ({ context, sandbox, serverPort, tenant }, provide) => {
    await provide(async (plan = usual) => {
      await sandbox.clearAttempts();
      const person = newcomer();
      const session = await signUpByCall(serverPort, tenant, person);
      await context.addCookies([...session, ...(await planCookies(serverPort, tenant, plan))]);
      return person;
    });
  },
  atCheckout: async ({ page, signUp }, provide) => {
    await provide(async (plan) => {
      const person = await signUp(plan);
      await page.goto('/sign-up/billing');
      await expectRoute(page, 'sign-up-billing');
      await expect(cardForm(page).submit).toBeVisible();
      return person;
    });
  },
});
