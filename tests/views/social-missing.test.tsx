import { createMemoryHistory } from '@tanstack/react-router';
import { createActor } from 'xstate';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { appMachine } from '#machines/app/app.machine.ts';
import { routes, type RouteName } from '#machines/domain/routes.ts';
import { defaultTheme } from '#machines/domain/theme.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { appId } from '#machines/notify.ts';
import { pageMachine } from '#machines/page/page.machine.ts';
import { sampleProgramme } from '#machines/samples/programme.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';
import { signUpMachine } from '#machines/sign-up/sign-up.machine.ts';
import { createAppRouter } from '#src/app/router.tsx';
import type { AppDependencies } from '#src/app/app-dependencies.ts';
import { loginMessages } from '#src/flows/login/login.messages.ts';
import { signUpMessages } from '#src/flows/sign-up/sign-up.messages.ts';
import { provideSocialSignIn } from '#src/flows/social-sign-in/social-sign-in.actors.ts';
import { socialMessages } from '#src/flows/social-sign-in/social-sign-in.messages.ts';
import { AppView } from '#src/layouts/app-view.tsx';
import { pagesInLayouts } from '#src/layouts/routed-pages.tsx';
import { applyTheme } from '#src/theme/apply-theme.ts';
import { arrived, openGuards } from '#gallery/screens/app-screens.tsx';
import { resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';
import { answer, stubApi } from '#tests/unit/api-stub.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });

/** The app, whose server knows no way to a provider and answers so. */
async function openApp(status: number) {
  const { api } = stubApi(() => answer({}, status));
  const social = provideSocialSignIn({ api, path: () => '/login' } as AppDependencies);
  const flows = settleLeaves(pageMachine).provide({
    actors: {
      login: settleLeaves(loginMachine).provide({ actors: { social } }),
      signUp: settleLeaves(signUpMachine).provide({ actors: { social } }),
    },
  });
  const app = createActor(settleLeaves(appMachine).provide({ actors: { page: flows } }), {
    systemId: appId,
    input: { label: sampleProgramme.client.id, storedConsent: 'rejected', logOutPending: false },
  }).start();
  resolve(app, 'fetchProgramme', { ...sampleProgramme, tiers: sampleTiers });
  resolve(app, 'fetchTheme', defaultTheme);
  applyTheme(defaultTheme, document);
  const history = createMemoryHistory({ initialEntries: ['/support/terms'] });
  const router = createAppRouter(pagesInLayouts, openGuards, history);
  await router.load();
  const { unmount } = await render(<AppView app={app} router={await arrived(router)} />);
  onTestFinished(async () => {
    await unmount();
    app.stop();
  });
  return async (route: RouteName) => {
    router.history.push(routes[route].path);
    await router.load();
    app.send({ type: 'route.entered', route });
  };
}

describe('a provider to sign in with that the server does not have', () => {
  it.each([404, 501])(
    '[BACK-02] [AUTH-02] is not offered again after %i, and all else stays',
    async (status) => {
      const go = await openApp(status);
      await go('login');
      await button(socialMessages.start('google')).click();
      await expect.element(page.getByRole('alert')).toHaveTextContent(socialMessages.missing('google'));
      await expect.element(button(socialMessages.start('google'))).not.toBeInTheDocument();
      await expect.element(button(socialMessages.start('apple'))).toBeEnabled();
      await expect.element(button(socialMessages.start('facebook'))).toBeEnabled();
      await expect.element(page.getByLabelText(loginMessages.email, { exact: true })).toBeEnabled();
      await expect.element(page.getByLabelText(loginMessages.password, { exact: true })).toBeEnabled();
      await expect.element(button(loginMessages.submit)).toBeEnabled();

      await go('sign-up-account');
      await expect
        .element(page.getByRole('heading', { level: 1, name: signUpMessages.account.title }))
        .toBeVisible();
      await expect.element(button(socialMessages.start('apple'))).toBeEnabled();
      await expect.element(button(socialMessages.start('google'))).not.toBeInTheDocument();
      await expect.element(button(signUpMessages.account.submit)).toBeEnabled();

      await go('login');
      await expect.element(button(loginMessages.submit)).toBeEnabled();
      await expect.element(button(socialMessages.start('facebook'))).toBeEnabled();
      await expect.element(button(socialMessages.start('google'))).not.toBeInTheDocument();
      await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    },
  );
});
