import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { Credentials } from '#machines/domain/credentials.ts';
import type { loginMachine, LoginRef } from '#machines/login/login.machine.ts';
import { useActor, useClient, useFlow } from '#src/app/app-context.ts';
import { useDraft } from '#src/app/drafts-context.ts';
import { useErrorMessage } from '#src/app/use-error-message.ts';
import { useQuery } from '#src/app/use-query.ts';
import { LoginScreen } from './login-screen.tsx';
import { loginNotice } from './login.messages.ts';
import { useSocial, type SocialRef } from '#src/flows/social-sign-in/use-social.ts';

/** The login page. Once the login is done, it stays busy until the page that was wanted is there. */
export default function LoginRoute() {
  const login = useFlow('login');
  const isEntering = useSelector(useActor('page'), (snapshot) => snapshot.matches('entering'));
  return login ? <Login login={login} /> : <LoginForm state={isEntering ? 'signingIn' : 'editing'} />;
}

function Login({ login }: { login: LoginRef }) {
  const { supportEmail } = useClient();
  const errorMessage = useErrorMessage();
  const state = useSelector(login, selectState);
  const error = useSelector(login, ({ context }) => context.error);
  const social = useSelector(login, ({ children }) => children.social);
  return (
    <LoginForm
      state={state}
      error={error && errorMessage(error, { supportEmail })}
      social={social}
      onSubmit={(credentials) => login.send({ type: 'login.submit', credentials })}
    />
  );
}

type LoginState = Parameters<typeof LoginScreen>[0]['state'];

function selectState(snapshot: SnapshotFrom<typeof loginMachine>): LoginState {
  return snapshot.value === 'signedIn' ? 'signingIn' : snapshot.value;
}

interface LoginFormProps {
  state: LoginState;
  error?: { text: string; hint?: string } | null;
  social?: SocialRef;
  onSubmit?: (credentials: Credentials) => void;
}

function LoginForm({ state, error = null, social: actor, onSubmit = () => {} }: LoginFormProps) {
  const client = useClient();
  const social = useSocial(actor);
  const forgotDraft = useDraft('password-forgot');
  return (
    <LoginScreen
      clientName={client.name}
      state={state}
      error={error ?? social.error}
      notice={loginNotice(useQuery())}
      email={useDraft('login')?.read()['email']}
      providers={client.socialProviders}
      social={social.state}
      onSubmit={onSubmit}
      onSocial={social.start}
      onForgot={(email) => email !== '' && forgotDraft?.write({ email })}
    />
  );
}
