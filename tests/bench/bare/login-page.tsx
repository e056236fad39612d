import { useMachine } from '@xstate/react';
import ky from 'ky';
import * as v from 'valibot';
import { assign, fromPromise, setup } from 'xstate';

const credentials = v.object({
  email: v.pipe(v.string(), v.trim(), v.email()),
  password: v.pipe(v.string(), v.minLength(1)),
});
type Credentials = v.InferOutput<typeof credentials>;

const loginMachine = setup({
  types: {
    context: {} as { credentials: Credentials | null },
    events: {} as { type: 'login.submit'; credentials: Credentials },
  },
  actors: {
    logIn: fromPromise<unknown, Credentials | null>(({ input, signal }) =>
      ky.post('/login', { json: input, signal, retry: 0 }).json(),
    ),
  },
}).createMachine({
  context: { credentials: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'login.submit': {
          target: 'signingIn',
          actions: assign({ credentials: ({ event }) => event.credentials }),
        },
      },
    },
    signingIn: {
      invoke: {
        src: 'logIn',
        input: ({ context }) => context.credentials,
        onDone: 'signedIn',
        onError: 'editing',
      },
    },
    signedIn: { type: 'final' },
  },
});

/** One form and nothing else. */
export function LoginPage() {
  const [snapshot, send] = useMachine(loginMachine);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const result = v.safeParse(credentials, Object.fromEntries(new FormData(event.currentTarget)));
        if (result.success) send({ type: 'login.submit', credentials: result.output });
      }}
    >
      <h1>Welcome back</h1>
      <label>
        Email <input name="email" type="email" />
      </label>
      <label>
        Password <input name="password" type="password" />
      </label>
      <button disabled={!snapshot.matches('editing')}>Log in</button>
    </form>
  );
}
