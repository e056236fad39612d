import { defineEntry } from '#machines/catalogue-entry.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { failures } from '#machines/samples/failures.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';
import { defaultToastTimeout, type ToastContent } from '#machines/domain/toast.ts';
import { pageMachine } from './page.machine.ts';

const session = sampleSessions.active;
const sampleToast: ToastContent = {
  message: { key: 'nothingDue' },
  type: 'success',
  timeout: defaultToastTimeout,
};

export const pageEntry = defineEntry<typeof pageMachine>({
  machine: pageMachine,
  title: 'The page that is shown',
  promise: 'A flow begins with its page, lives through its steps, and ends when the page is left.',
  inputs: [{ title: 'The first page opens', input: { route: null, tiers: sampleTiers, session: null } }],
  events: {
    'route.entered': [
      { title: 'The login page is shown', event: { type: 'route.entered', route: 'login' } },
      { title: 'The tiers are shown', event: { type: 'route.entered', route: 'sign-up-tiers' } },
      {
        title: 'The page to ask for a code is shown',
        event: { type: 'route.entered', route: 'password-forgot' },
      },
      { title: 'The activation page is shown', event: { type: 'route.entered', route: 'activate' } },
      { title: 'The page to join is shown', event: { type: 'route.entered', route: 'enroll' } },
      { title: 'The page to renew is shown', event: { type: 'route.entered', route: 'renew' } },
      { title: 'The account page is shown', event: { type: 'route.entered', route: 'account' } },
      { title: 'Home is shown', event: { type: 'route.entered', route: 'home' } },
    ],
    'session.known': [{ title: 'It is known who is here', event: { type: 'session.known', session } }],
    'session.established': [{ title: 'A session begins', event: { type: 'session.established', session } }],
    'session.change': [{ title: 'The membership changes', event: { type: 'session.change', session } }],
    'session.expire': [{ title: 'Every session is ended', event: { type: 'session.expire' } }],
    'route.go': [
      { title: 'Another page is asked for', event: { type: 'route.go', route: 'sign-up-account' } },
    ],
    'member.joined': [{ title: 'Somebody has joined', event: { type: 'member.joined' } }],
    'card.linked': [{ title: 'A card is linked', event: { type: 'card.linked', card: sampleCard } }],
    'payment.failed': [{ title: 'A payment fails', event: { type: 'payment.failed' } }],
    'toast.show': [
      { title: 'A flow has something to say', event: { type: 'toast.show', content: sampleToast } },
    ],
  },
  outcomes: {
    login: { done: [{ title: 'The login succeeds', output: { session } }], error: [] },
    passwordReset: {
      done: [{ title: 'The password is changed', output: undefined }],
      error: [failures.unexpected],
    },
    activation: {
      done: [{ title: 'The account is active', output: { session } }],
      error: [failures.unexpected],
    },
    enrolment: {
      done: [{ title: 'The person has joined', output: undefined }],
      error: [failures.unexpected],
    },
    renewal: { done: [{ title: 'The dues are paid', output: undefined }], error: [failures.unexpected] },
    account: { done: [], error: [failures.unexpected] },
    signUp: { done: [{ title: 'The sign-up is done', output: undefined }], error: [failures.unexpected] },
  },
  project: ({ route }) => ({ route }),
});
