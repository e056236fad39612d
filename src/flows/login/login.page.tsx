import { useSelector } from '@xstate/react';
import { credentialsSchema, type Credentials } from '#machines/domain/credentials.ts';
import type { LoginRef } from '#machines/login/login.machine.ts';
import { useActor, useClient, useFlow } from '#src/app/app-context.ts';
import { useDraft } from '#src/app/drafts-context.ts';
import { useErrorMessage } from '#src/app/use-error-message.ts';
import { useQuery } from '#src/app/use-query.ts';
import { useSentForm } from '#src/app/use-sent-form.ts';
import { unsentForm, type SentForm } from '#src/ui/form/sent-form.ts';
import { LoginScreen } from './login-screen.tsx';
import { loginMessages, loginNotice } from './login.messages.ts';
import { useSocial, type SocialRef } from '#src/flows/social-sign-in/use-social.ts';

const reading = { fields: Object.keys(credentialsSchema.entries), unread: loginMessages.unread };

/** The login page. Once the login is done, it stays busy until the page that was wanted is there. */
export default function LoginRoute() {
  const login = useFlow('login');
  const isEntering = useSelector(useActor('page'), (snapshot) => snapshot.matches('entering'));
  if (login) return <Login login={login} />;
  return <LoginForm form={isEntering ? { ...unsentForm, state: 'sending' } : unsentForm} />;
}

function Login({ login }: { login: LoginRef }) {
  const { form, submit } = useSentForm(login, reading, useErrorMessage());
  const social = useSelector(login, ({ children }) => children.social);
  return <LoginForm form={form} social={social} onSubmit={submit} />;
}

interface LoginFormProps {
  form: SentForm;
  social?: SocialRef;
  onSubmit?: (credentials: Credentials) => void;
}

function LoginForm({ form, social: actor, onSubmit = () => {} }: LoginFormProps) {
  const client = useClient();
  const social = useSocial(actor);
  const hasExpired = useSelector(useActor('session'), (snapshot) => snapshot.hasTag('expired'));
  const forgotDraft = useDraft('password-forgot');
  return (
    <LoginScreen
      clientName={client.name}
      form={{ ...form, error: form.error ?? social.error }}
      notice={loginNotice(useQuery(), hasExpired)}
      email={useDraft('login')?.read()['email']}
      social={social}
      onSubmit={onSubmit}
      onForgot={(email) => email !== '' && forgotDraft?.write({ email })}
    />
  );
}
