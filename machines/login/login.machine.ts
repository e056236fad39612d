import { setup, type ActorRefFrom } from 'xstate';
import type { Credentials } from '#machines/domain/credentials.ts';
import type { Session } from '#machines/domain/member.ts';
import { formParts, type FormContext, type FormEvent } from '#machines/form/form.machine.ts';
import { socialSignInMachine } from '#machines/social-sign-in/social-sign-in.machine.ts';
import { notify } from '#machines/notify.ts';

type LoginContext = FormContext<Credentials, Session>;
type LoginEvent = FormEvent<Credentials>;

export type LoginRef = ActorRefFrom<typeof loginMachine>;

const form = formParts<Credentials, Session>();

export const loginMachine = setup({
  types: {} as { context: LoginContext; events: LoginEvent; children: { social: 'social' } },
  ...form.setup,
  actors: { ...form.setup.actors, social: socialSignInMachine },
  actions: {
    ...form.setup.actions,
    notifyEstablished: notify(
      'session',
      ({ context: { answer } }) => answer && { type: 'session.established', session: answer },
    ),
  },
}).createMachine({
  ...form.chart,
  id: 'login',
  description: 'Logging in with email and password.',
  invoke: { id: 'social', src: 'social' },
  states: {
    ...form.chart.states,
    accepted: { description: 'The session is open.', type: 'final', entry: 'notifyEstablished' },
  },
});
