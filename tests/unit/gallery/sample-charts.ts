import { setup, type AnyStateMachine } from 'xstate';
import type { Chart } from '#gallery/words/chart.ts';
import { chartWords } from '#gallery/words/chart-words.ts';

const made = setup({ types: {} as { events: { type: 'go' } | { type: 'back' } | { type: 'on' } } });

/** The chart of a machine that is in no catalogue. */
export function chartOf(machine: AnyStateMachine, title = 'Sample'): Chart {
  return chartWords({
    machine,
    title,
    summary: 'None.',
    inputs: [{ title: 'It starts', input: undefined }],
    events: {
      go: [{ title: 'Go', event: { type: 'go' } }],
      back: [{ title: 'Go back', event: { type: 'back' } }],
      on: [{ title: 'Go on', event: { type: 'on' } }],
    },
    source: { go: 'member', back: 'member', on: 'app' },
    outcomes: {},
  });
}

const many = Array.from({ length: 60 }, (_, index) => `step${index + 1}`);

/** What the catalogue has none of, by name. */
export const sampleCharts = {
  'regions side by side': chartOf(
    made.createMachine({
      id: 'regions',
      initial: 'idle',
      states: {
        idle: { on: { go: 'working' } },
        working: {
          type: 'parallel',
          on: { back: 'idle' },
          states: {
            sound: { initial: 'off', states: { off: { on: { on: 'on' } }, on: { on: { go: 'off' } } } },
            light: { initial: 'off', states: { off: { on: { on: 'on' } }, on: {} } },
          },
          onDone: 'idle',
        },
      },
    }),
  ),
  'a state that is remembered': chartOf(
    made.createMachine({
      id: 'history',
      initial: 'pages',
      states: {
        pages: {
          initial: 'first',
          on: { back: 'away' },
          states: { first: { on: { on: 'second' } }, second: {}, last: { type: 'history' } },
        },
        away: { on: { go: 'pages.last' } },
      },
    }),
  ),
  'three levels, with lines between them': chartOf(
    made.createMachine({
      id: 'levels',
      initial: 'outer',
      states: {
        outer: {
          initial: 'middle',
          on: { back: '.middle.inner.two' },
          states: {
            middle: {
              initial: 'inner',
              on: { on: '#levels.done' },
              states: {
                inner: {
                  initial: 'one',
                  states: { one: { on: { go: 'two' } }, two: { on: { go: '#levels.outer.beside' } } },
                },
              },
            },
            beside: { on: { go: '#levels.outer' } },
          },
        },
        done: { type: 'final' },
      },
    }),
  ),
  'sixty states': chartOf(
    made.createMachine({
      id: 'sixty',
      initial: 'step1',
      states: Object.fromEntries(
        many.map((name, index) => [
          name,
          {
            on: {
              ...(index < 59 && { go: `step${index + 2}` }),
              ...(index % 7 === 6 && { back: `step${index - 4}` }),
            },
          },
        ]),
      ),
    }),
  ),
  'a title of eighty characters': chartOf(
    made.createMachine({
      id: 'title',
      initial: 'waitingUntilTheMemberHasReadAllOfTheTermsAndHasAgreedToEachOfThemOnceMoreInFull',
      states: {
        waitingUntilTheMemberHasReadAllOfTheTermsAndHasAgreedToEachOfThemOnceMoreInFull: { on: { go: 'on' } },
        on: {},
      },
    }),
    'A machine whose title is as long as one can be before somebody says it is enough',
  ),
  'long compound words': chartOf(
    made.createMachine({
      id: 'compounds',
      initial: 'rindfleischetikettierungsüberwachungsaufgabenübertragung',
      states: {
        rindfleischetikettierungsüberwachungsaufgabenübertragung: {
          on: { go: 'mitgliedschaftsverlängerung' },
        },
        mitgliedschaftsverlängerung: {
          on: { back: 'rindfleischetikettierungsüberwachungsaufgabenübertragung' },
        },
      },
    }),
  ),
  'words from right to left': chartOf(
    made.createMachine({
      id: 'right',
      initial: 'בחירת תוכנית',
      states: { 'בחירת תוכנית': { on: { go: 'תשלום' } }, תשלום: {} },
    }),
  ),
  'no transitions': chartOf(made.createMachine({ id: 'still', initial: 'here', states: { here: {} } })),
  'no states': chartOf(made.createMachine({ id: 'empty', on: { go: { actions: [] } } })),
} satisfies Record<string, Chart>;
