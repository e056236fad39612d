import { cardSetup } from './card.setup.ts';

/** An active card: what can be done to it, and the last one that stays. */
export const activeCard = cardSetup.createStateConfig({
  description: 'The card is charged and earns.',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'What was asked for decides.',
      always: [
        { guard: 'isDone', target: '#card.unchanged' },
        { guard: { type: 'requests', params: { action: 'makePrimary' } }, target: 'confirmingPrimary' },
        { guard: 'isLastActive', target: 'onlyActive' },
        { guard: { type: 'requests', params: { action: 'pause' } }, target: 'confirmingPause' },
        { target: 'confirmingDelete' },
      ],
    },
    confirmingPrimary: {
      description: 'The member is told what the card will pay.',
      on: { 'card.confirm': '#card.settingPrimary' },
    },
    confirmingPause: {
      description: 'The member is told which balance is forfeited.',
      on: { 'card.confirm': '#card.pausing' },
    },
    confirmingDelete: {
      description: 'The member is told how long it takes and what it ends.',
      on: { 'card.confirm': '#card.deleting' },
    },
    onlyActive: {
      description: 'The last active card stays; another one can be linked first.',
      on: { 'card.link': '#card.linkingCard' },
    },
  },
});

/** A paused card: it is resumed, or deleted. */
export const pausedCard = cardSetup.createStateConfig({
  description: 'The card is kept, and neither charged nor does it earn.',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'What was asked for decides; it must be active again before it can be primary.',
      always: [
        { guard: 'isDone', target: '#card.unchanged' },
        { guard: { type: 'requests', params: { action: 'delete' } }, target: 'confirmingDelete' },
        { target: 'confirmingResume' },
      ],
    },
    confirmingResume: {
      description: 'The member is told that it earns and is charged again.',
      entry: { type: 'request', params: { action: 'resume' } },
      on: { 'card.confirm': '#card.resuming' },
    },
    confirmingDelete: {
      description: 'The member is told how long it takes and what it ends.',
      on: { 'card.confirm': '#card.deleting' },
    },
  },
});

/** An expired card: it is deleted, or replaced. */
export const expiredCard = cardSetup.createStateConfig({
  description: 'The card has run out: it can only be deleted, or replaced by a new one.',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'What was asked for decides.',
      always: [
        { guard: { type: 'requests', params: { action: 'delete' } }, target: 'confirmingDelete' },
        { target: 'stuck' },
      ],
    },
    confirmingDelete: {
      description: 'The member is told how long it takes and what it ends.',
      on: { 'card.confirm': '#card.deleting' },
    },
    stuck: {
      description: 'What was asked for needs a card that runs; the ways out are offered.',
      on: {
        'card.link': '#card.linkingCard',
        'card.remove': {
          target: 'confirmingDelete',
          actions: { type: 'request', params: { action: 'delete' } },
        },
      },
    },
  },
});
