import type { ActorRefFrom } from 'xstate';
import { accountSettingsSetup } from './account-settings.setup.ts';

export type AccountSettingsRef = ActorRefFrom<typeof accountSettingsMachine>;

export const accountSettingsMachine = accountSettingsSetup.createMachine({
  id: 'accountSettings',
  description: 'The settings on the account page: one row at a time is changed in its place.',
  context: ({ input }) => ({ row: input.row, requested: null }),
  type: 'parallel',
  states: {
    rows: {
      description: 'A row a setting.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Decides what the row that was asked for needs.',
          always: [
            { guard: 'isAffinity', target: 'choosingAffinity' },
            { guard: 'hasRow', target: 'editing' },
            { target: 'closed' },
          ],
        },
        closed: {
          description: 'Each row shows its value.',
          on: {
            'row.open': {
              target: 'deciding',
              actions: [{ type: 'openRow', params: ({ event }) => ({ row: event.row }) }, 'notifyRow'],
            },
          },
        },
        editing: {
          description: 'The form of one row is open in its place.',
          initial: 'untouched',
          invoke: {
            id: 'setting',
            src: 'setting',
            onDone: [
              {
                guard: { type: 'isAwaited', params: ({ event }) => ({ change: event.output }) },
                target: 'closed',
                actions: [
                  { type: 'notifyChange', params: ({ event }) => ({ change: event.output }) },
                  'closeRow',
                  'notifyRow',
                ],
              },
              {
                target: 'closed',
                actions: [
                  { type: 'notifyChange', params: ({ event }) => ({ change: event.output }) },
                  { type: 'notifySaved', params: ({ context }) => ({ setting: context.row }) },
                  'notifySetting',
                  'closeRow',
                  'notifyRow',
                ],
              },
            ],
          },
          on: { 'row.close': { target: 'closed', actions: ['closeRow', 'notifyRow'] } },
          states: {
            untouched: {
              description: 'The old value stands in it.',
              on: {
                'form.dirtied': 'entered',
                'row.open': {
                  guard: { type: 'isOther', params: ({ event }) => ({ row: event.row }) },
                  target: '#accountSettings.rows.deciding',
                  actions: [{ type: 'openRow', params: ({ event }) => ({ row: event.row }) }, 'notifyRow'],
                },
              },
            },
            entered: {
              description: 'Something was entered that is not saved.',
              on: {
                'row.open': {
                  guard: { type: 'isOther', params: ({ event }) => ({ row: event.row }) },
                  target: 'asking',
                  actions: { type: 'request', params: ({ event }) => ({ row: event.row }) },
                },
              },
            },
            asking: {
              description: 'Another row was asked for: whether to throw away what was entered.',
              on: {
                'edit.resume': { target: 'entered', actions: 'clearRequested' },
                'text.discard': {
                  target: '#accountSettings.rows.deciding',
                  actions: ['openRequested', 'notifyRow'],
                },
                'row.open': {
                  guard: { type: 'isOther', params: ({ event }) => ({ row: event.row }) },
                  actions: { type: 'request', params: ({ event }) => ({ row: event.row }) },
                },
              },
            },
          },
        },
        choosingAffinity: {
          description: 'Whom to support is chosen from the list.',
          invoke: {
            id: 'affinity',
            src: 'affinity',
            onDone: [
              {
                guard: { type: 'isChosen', params: ({ event }) => ({ output: event.output }) },
                target: 'closed',
                actions: [
                  'notifyAffinity',
                  { type: 'notifySaved', params: { setting: 'affinity' } },
                  'closeRow',
                  'notifyRow',
                ],
              },
              { target: 'closed', actions: ['closeRow', 'notifyRow'] },
            ],
          },
          on: {
            'row.close': { target: 'closed', actions: ['closeRow', 'notifyRow'] },
            'row.open': {
              guard: { type: 'isOther', params: ({ event }) => ({ row: event.row }) },
              target: 'deciding',
              actions: [{ type: 'openRow', params: ({ event }) => ({ row: event.row }) }, 'notifyRow'],
            },
          },
        },
      },
    },
    newsletter: {
      description: 'The newsletter is switched without opening a row.',
      initial: 'switching',
      states: {
        switching: {
          description: 'The switch shows what the server has said last.',
          invoke: {
            id: 'newsletter',
            src: 'newsletter',
            onDone: {
              target: 'switching',
              reenter: true,
              actions: [
                { type: 'notifyChange', params: ({ event }) => ({ change: { membership: event.output } }) },
                { type: 'notifySaved', params: { setting: 'newsletter' } },
              ],
            },
          },
        },
      },
    },
  },
});
