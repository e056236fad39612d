import type { ActorRefFrom } from 'xstate';
import { setError } from '#machines/call.ts';
import { emailAt, passwordResetSetup } from './password-reset.setup.ts';

export type PasswordResetRef = ActorRefFrom<typeof passwordResetMachine>;

export const passwordResetMachine = passwordResetSetup.createMachine({
  id: 'passwordReset',
  description: 'Choosing a new password with a code from a mail; each step is an address.',
  context: ({ input }) => ({
    step: input.step,
    email: emailAt(input, null),
    sentAt: null,
    pause: 0,
    error: null,
  }),
  initial: 'deciding',
  on: {
    'step.entered': {
      guard: { type: 'isElsewhere', params: ({ event }) => event },
      target: '.deciding',
      actions: { type: 'setStep', params: ({ event }) => event },
    },
  },
  states: {
    deciding: {
      description: 'The address says which step is meant.',
      entry: 'clearError',
      always: [
        { guard: 'isAddressed', target: 'enteringCode' },
        { guard: { type: 'isOn', params: { step: 'password-reset-2' } }, target: 'checkingPendingGrant' },
        { target: 'requestingCode' },
      ],
    },
    requestingCode: {
      description: 'A code can be asked for; the answer is the same whether the address is known or not.',
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        onDone: {
          target: 'navigating',
          actions: [
            { type: 'setEmail', params: ({ event }) => event.output },
            {
              type: 'goTo',
              params: ({ event }) => ({ step: 'password-reset-1', email: event.output.email }),
            },
          ],
        },
      },
    },
    enteringCode: {
      description: 'The code from the mail is entered; another one can be asked for.',
      initial: 'checkingPendingMail',
      invoke: {
        id: 'enterCode',
        src: 'enterCode',
        onDone: { target: 'navigating', actions: { type: 'goTo', params: { step: 'password-reset-2' } } },
      },
      states: {
        checkingPendingMail: {
          description:
            'When the code was sent is looked up, so that a refresh does not start its time again.',
          invoke: {
            id: 'recallMail',
            src: 'recallMail',
            input: ({ context }) => ({ email: context.email ?? '' }),
            onDone: [
              {
                guard: { type: 'mustPause', params: ({ event }) => ({ mail: event.output }) },
                target: 'pausing',
                actions: { type: 'setMail', params: ({ event }) => ({ mail: event.output }) },
              },
              {
                target: 'offering',
                actions: { type: 'setMail', params: ({ event }) => ({ mail: event.output }) },
              },
            ],
            onError: 'offering',
          },
          after: { setsTimeoutError: 'offering' },
        },
        pausing: {
          description: 'A code has just been sent.',
          after: { pause: 'offering' },
        },
        offering: {
          description: 'Another code can be asked for.',
          entry: 'clearError',
          on: { 'code.resend': 'resending' },
        },
        resending: {
          description: 'Another code is asked for.',
          entry: 'clearError',
          invoke: {
            id: 'resendCode',
            src: 'resendCode',
            input: ({ context }) => ({ email: context.email ?? '' }),
            onDone: {
              target: 'resent',
              actions: { type: 'setMail', params: ({ event }) => ({ mail: event.output }) },
            },
            onError: [
              {
                guard: { type: 'mustWait', params: ({ event }) => ({ error: event.error }) },
                target: 'throttled',
                actions: [setError, { type: 'setPause', params: ({ event }) => ({ error: event.error }) }],
              },
              { target: 'refused', actions: setError },
            ],
          },
          after: { answerTimeout: { target: 'refused', actions: 'setTimeoutError' } },
        },
        resent: {
          description: 'A new code is on its way; the codes before it still work until their time is over.',
          after: { pause: 'offering' },
        },
        refused: {
          description: 'No other code could be sent; the reason is shown.',
          on: { 'code.resend': 'resending' },
        },
        throttled: {
          description: 'Too many codes were asked for; the next one has to wait.',
          after: { pause: 'offering' },
        },
      },
    },
    checkingPendingGrant: {
      description: 'What an accepted code or a link has given is looked up; a refresh loses it.',
      tags: 'busy',
      invoke: {
        id: 'recallGrant',
        src: 'recallGrant',
        onDone: [
          {
            guard: { type: 'hasGrant', params: ({ event }) => ({ grant: event.output }) },
            target: 'choosingPassword',
            actions: { type: 'setEmail', params: ({ event }) => ({ email: event.output?.email ?? null }) },
          },
          { target: 'turningBack', actions: { type: 'goTo', params: { step: 'password-forgot' } } },
        ],
        onError: { target: 'turningBack', actions: { type: 'goTo', params: { step: 'password-forgot' } } },
      },
      after: {
        setsTimeoutError: {
          target: 'turningBack',
          actions: { type: 'goTo', params: { step: 'password-forgot' } },
        },
      },
    },
    choosingPassword: {
      description: 'The new password is chosen.',
      invoke: {
        id: 'choosePassword',
        src: 'choosePassword',
        onDone: [
          {
            guard: { type: 'isExpired', params: ({ event }) => ({ change: event.output }) },
            target: 'expired',
          },
          { target: 'changed', actions: ['notifySessionsEnded', 'goToLogin'] },
        ],
      },
    },
    expired: { description: 'It took too long; another code can be asked for, for the same address.' },
    navigating: {
      description: 'The next step is on its way.',
      tags: 'busy',
      on: {
        'step.entered': {
          target: 'deciding',
          actions: { type: 'setStep', params: ({ event }) => event },
        },
      },
      after: { navigationTimeout: 'deciding' },
    },
    turningBack: {
      description:
        'Without what a code gives the first page is on its way; it is offered when it does not come.',
      tags: 'busy',
      on: {
        'step.entered': {
          target: 'deciding',
          actions: { type: 'setStep', params: ({ event }) => event },
        },
      },
      after: { navigationTimeout: 'expired' },
    },
    changed: { description: 'The password is changed; the login follows.', type: 'final' },
  },
});
