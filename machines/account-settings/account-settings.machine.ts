import type { ActorRefFrom } from 'xstate';
import { accountSettingsSetup } from './account-settings.setup.ts';

export type AccountSettingsRef = ActorRefFrom<typeof accountSettingsMachine>;

export const accountSettingsMachine = accountSettingsSetup.createMachine({
  id: 'accountSettings',
  description: 'The settings on the account page: one row at a time is changed in its place.',
  context: ({ input }) => ({ row: input.row, wanted: null }),
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
              actions: [{ type: 'openRow', params: ({ event }) => ({ row: event.row }) }, 'tellRow'],
            },
          },
        },
        editing: {
          description: 'The form of one row is open in its place.',
          initial: 'untouched',
          invoke: {
            id: 'setting',
            src: 'setting',
            onDone: {
              target: 'closed',
              actions: [
                { type: 'tellChange', params: ({ event }) => ({ change: event.output }) },
                { type: 'tellSaved', params: ({ context }) => ({ setting: context.row }) },
                'tellSetting',
                'closeRow',
                'tellRow',
              ],
            },
          },
          on: { 'row.close': { target: 'closed', actions: ['closeRow', 'tellRow'] } },
          states: {
            untouched: {
              description: 'The old value stands in it.',
              on: {
                'text.entered': 'entered',
                'row.open': {
                  guard: { type: 'isOther', params: ({ event }) => ({ row: event.row }) },
                  target: '#accountSettings.rows.deciding',
                  actions: [{ type: 'openRow', params: ({ event }) => ({ row: event.row }) }, 'tellRow'],
                },
              },
            },
            entered: {
              description: 'Something was entered that is not saved.',
              on: {
                'row.open': {
                  guard: { type: 'isOther', params: ({ event }) => ({ row: event.row }) },
                  target: 'asking',
                  actions: { type: 'want', params: ({ event }) => ({ row: event.row }) },
                },
              },
            },
            asking: {
              description: 'Another row was asked for: whether to throw away what was entered.',
              on: {
                'text.keep': { target: 'entered', actions: 'forgetWanted' },
                'text.discard': {
                  target: '#accountSettings.rows.deciding',
                  actions: ['openWanted', 'tellRow'],
                },
                'row.open': {
                  guard: { type: 'isOther', params: ({ event }) => ({ row: event.row }) },
                  actions: { type: 'want', params: ({ event }) => ({ row: event.row }) },
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
                  'tellAffinity',
                  { type: 'tellSaved', params: { setting: 'affinity' } },
                  'closeRow',
                  'tellRow',
                ],
              },
              { target: 'closed', actions: ['closeRow', 'tellRow'] },
            ],
          },
          on: {
            'row.close': { target: 'closed', actions: ['closeRow', 'tellRow'] },
            'row.open': {
              guard: { type: 'isOther', params: ({ event }) => ({ row: event.row }) },
              target: 'deciding',
              actions: [{ type: 'openRow', params: ({ event }) => ({ row: event.row }) }, 'tellRow'],
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
                { type: 'tellChange', params: ({ event }) => ({ change: { membership: event.output } }) },
                { type: 'tellSaved', params: { setting: 'newsletter' } },
              ],
            },
          },
        },
      },
    },
  },
});
