import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { Credentials } from '#machines/domain/credentials.ts';
import { defaultToastTimeout } from '#machines/domain/toast.ts';
import type { loginMachine, LoginRef } from '#machines/login/login.machine.ts';
import { useActor, useApp, useClient } from '#src/app/app-context.ts';
import { LoginScreen } from '#src/flows/login/login-screen.tsx';
import { errorMessage } from '#src/messages/errors.ts';

/** The login page. Once the login is done, it stays busy until the page that was wanted is there. */
export default function LoginRoute() {
  const app = useApp();
  const login = useSelector(app, ({ children }) => children.login);
  const isEntering = useSelector(app, (snapshot) => snapshot.matches({ serving: { running: 'entering' } }));
  return login ? <Login login={login} /> : <LoginForm state={isEntering ? 'signingIn' : 'editing'} />;
}

function Login({ login }: { login: LoginRef }) {
  const { supportEmail } = useClient();
  const state = useSelector(login, selectState);
  const error = useSelector(login, ({ context }) => context.error);
  return (
    <LoginForm
      state={state}
      error={error && errorMessage(error, { supportEmail })}
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
  onSubmit?: (credentials: Credentials) => void;
}

function LoginForm({ state, error = null, onSubmit = () => {} }: LoginFormProps) {
  const client = useClient();
  const toasts = useActor('toasts');
  return (
    <LoginScreen
      clientName={client.name}
      state={state}
      error={error}
      providers={client.socialProviders}
      onSubmit={onSubmit}
      onSocial={(provider) =>
        toasts.send({
          type: 'toast.show',
          content: {
            message: { key: 'socialBeingBuilt', provider },
            type: 'info',
            timeout: defaultToastTimeout,
          },
        })
      }
    />
  );
}
