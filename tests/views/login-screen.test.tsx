import type { SocialWays } from '#src/flows/social-sign-in/social-buttons.tsx';
import { socialMessages } from '#src/flows/social-sign-in/social-sign-in.messages.ts';
import '#src/theme/global.css.ts';
import type { ComponentProps } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { Credentials } from '#machines/domain/credentials.ts';
import { LoginScreen } from '#src/flows/login/login-screen.tsx';
import { loginMessages } from '#src/flows/login/login.messages.ts';
import { unsentForm } from '#src/ui/form/sent-form.ts';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';

const social: SocialWays = { providers: ['google', 'apple'], leavingFor: null, start: () => {} };

function screenWith(props: Partial<ComponentProps<typeof LoginScreen>>) {
  return (
    <main>
      <LoginScreen
        clientName="Varsity Club"
        form={unsentForm}
        social={social}
        onSubmit={() => {}}
        onForgot={() => {}}
        {...props}
      />
    </main>
  );
}

const email = () => page.getByLabelText(loginMessages.email, { exact: true });
const password = () => page.getByLabelText(loginMessages.password, { exact: true });

describe('the login screen', () => {
  test('[AUTH-01] begins with the address that is known, and says what brought the member here', async () => {
    const onSubmit = vi.fn<(credentials: Credentials) => void>();
    const text = 'You already have an account with this email. Log in instead.';
    await render(screenWith({ email: 'ada@example.com', notice: { type: 'info', text }, onSubmit }));
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    await expect.element(email()).toHaveValue('ada@example.com');
    await password().fill('Demo!2345');
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'ada@example.com', password: 'Demo!2345' });
    await expectNoAxeViolations();
  });

  test('[AUTH-02] is busy at the button of the provider that it leaves for, and does nothing else', async () => {
    const onSubmit = vi.fn<() => void>();
    const start = vi.fn<() => void>();
    await render(screenWith({ social: { ...social, leavingFor: 'google', start }, onSubmit }));
    const leaving = page.getByRole('button', { name: socialMessages.leaving('google') });
    await expect.element(leaving).toHaveAttribute('aria-busy', 'true');
    await leaving.click({ force: true });
    await page.getByRole('button', { name: socialMessages.start('apple') }).click({ force: true });
    await email().fill('ada@example.com');
    await password().fill('Demo!2345');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: loginMessages.submit }).click({ force: true });
    expect(onSubmit).not.toHaveBeenCalled();
    expect(start).not.toHaveBeenCalled();
    await expectNoAxeViolations();
  });

  test('[AUTH-04] passes on the address that was typed, for a lost password', async () => {
    const stayHere = (event: Event) => event.preventDefault();
    addEventListener('click', stayHere);
    onTestFinished(() => removeEventListener('click', stayHere));
    const onForgot = vi.fn<(email: string) => void>();
    await render(screenWith({ onForgot }));
    await email().fill(' ada@example.com');
    await page.getByRole('link', { name: loginMessages.forgot }).click();
    expect(onForgot).toHaveBeenCalledExactlyOnceWith('ada@example.com');
  });

  test('[AUTH-02] shows the mark of each provider, and the way to join before the form', async () => {
    await render(screenWith({ social: { ...social, providers: ['google', 'apple', 'facebook'] } }));
    const join = page.getByRole('link', { name: loginMessages.join('Varsity Club') });
    expect(join.element().compareDocumentPosition(email().element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const marks = page
      .getByRole('button', { name: /^Continue with/ })
      .elements()
      .map((button) => getComputedStyle(button, '::before'))
      .map(({ backgroundImage, maskImage }) => decodeURIComponent(backgroundImage + maskImage))
      .map((image) => image.match(/fill="[^"]+"/g)?.length);
    expect(marks).toEqual([4, 1, 1]);
  });
});
