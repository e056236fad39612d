import { socialMessages } from '#src/flows/social-sign-in/social-sign-in.messages.ts';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { socialSignInEntry } from '#machines/social-sign-in/social-sign-in.entry.ts';
import type { socialSignInMachine } from '#machines/social-sign-in/social-sign-in.machine.ts';
import { LoginScreen } from '#src/flows/login/login-screen.tsx';
import { useSocial, type SocialRef } from '#src/flows/social-sign-in/use-social.ts';
import { audited } from '#tests/support/audited-screens.ts';
import { renderFlowView } from '#tests/support/flow-view.tsx';
import { walkScreens } from '#tests/support/model/view-walk.ts';

const providers = ['google', 'apple', 'facebook'] as const;
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** The buttons of the providers where they stand. */
function Providers({ actor }: { actor: SocialRef }) {
  const social = useSocial(actor);
  return (
    <LoginScreen
      clientName="Varsity Club"
      state="editing"
      error={social.error}
      notice={null}
      email=""
      providers={providers}
      social={social.state}
      onSubmit={() => {}}
      onSocial={social.start}
      onForgot={() => {}}
    />
  );
}

const areOffered = async () => {
  for (const provider of providers)
    await expect.element(button(socialMessages.start(provider))).toBeEnabled();
};
const isLeaving = async () => {
  await expect.element(button(socialMessages.leaving('google'))).toHaveAttribute('aria-busy', 'true');
  await expect.element(button(socialMessages.start('apple'))).toBeDisabled();
  await expect.element(button(socialMessages.start('facebook'))).toBeDisabled();
};

const screens = walkScreens<typeof socialSignInMachine>({
  entry: socialSignInEntry,
  mount: (mounting) => renderFlowView(mounting, (flow) => <Providers actor={flow} />),
  gestures: { 'social.start': ({ provider }) => button(socialMessages.start(provider)).click() },
  screens: audited({
    offered: async () => {
      await areOffered();
      expect(page.getByRole('alert').elements()).toEqual([]);
    },
    asking: isLeaving,
    leaving: isLeaving,
    failed: async () => {
      await expect.element(page.getByRole('alert')).toBeVisible();
      await areOffered();
    },
  }),
});

describe('the providers to sign in with', () => {
  it('[FLOW-03] [AUTH-02] asserts each state in which they rest, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [AUTH-02] $title', async (path) => {
    await screens.walk(path);
  });
});
