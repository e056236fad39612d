import { emit, setup } from 'xstate';
import type { Overlay } from '#machines/domain/overlay.ts';
import { isOutdated, searchWith, withoutOverlay, type LinkFacts } from './link-facts.ts';

type Search = LinkFacts['search'];

type OverlayLinkFact =
  /** The address of a page is there, or is looked at again. */
  | 'location.changed'
  /** A modal is open, or its code is on its way. */
  | 'modal.opened'
  /** The modal slides out. */
  | 'modal.closing'
  | 'modal.closed'
  | 'flow.changed';

/** Each comes with what was true when it happened. */
export type OverlayLinkEvent = {
  [Type in OverlayLinkFact]: { type: Type; facts: LinkFacts };
}[OverlayLinkFact];

/** What the chart wants of the address, of the modals and of the flow that is open. */
export type OverlayLinkOrder =
  | { type: 'overlay.open'; overlay: Overlay }
  | { type: 'overlay.close' }
  | { type: 'step.back' }
  | { type: 'address.read' }
  | { type: 'address.push'; search: Search }
  | { type: 'address.replace'; search: Search }
  | { type: 'address.back' }
  /** An imported member is being asked for a card: not again in this session. */
  | { type: 'offer.store'; userId: string | null };

/** Where an imported member, who has a plan already, links the first card. */
const cardStep: Overlay = { kind: 'subscription', mode: 'subscribe' };

export const overlayLinkMachine = setup({
  types: {} as { events: OverlayLinkEvent; emitted: OverlayLinkOrder },
  guards: {
    asksForModal: ({ event }) => event.facts.requested !== null && event.facts.isPossible,
    isNamed: ({ event }) => event.facts.isNamed,
    isNotNamed: ({ event }) => !event.facts.isNamed,
    isOutdated: ({ event }) => isOutdated(event.facts),
    isOwnEntry: ({ event }) => event.facts.isNamed && event.facts.isOwnEntry,
    isMembersPage: ({ event }) => event.facts.isMembersPage,
    isImported: ({ event }) => event.facts.importedId !== null,
    isFollowed: ({ event }) => event.facts.isFollowed,
    /** Back, where the flow has a step before this one. */
    goesBackInFlow: ({ event: { facts } }) =>
      facts.requested === null && facts.receives.includes('step.back'),
    mayClose: ({ event }) => event.facts.receives.includes('flow.close'),
  },
  actions: {
    openModal: emit(({ event }) => ({
      type: 'overlay.open',
      overlay: event.facts.requested ?? cardStep,
    })),
    storeOffer: emit(({ event }) => ({ type: 'offer.store', userId: event.facts.importedId })),
    askToClose: emit({ type: 'overlay.close' }),
    askBack: emit({ type: 'step.back' }),
    readAddress: emit({ type: 'address.read' }),
    writeAddress: emit(({ event }) => ({ type: 'address.push', search: searchWith(event.facts) })),
    rewriteAddress: emit(({ event }) => ({ type: 'address.replace', search: searchWith(event.facts) })),
    clearAddress: emit(({ event }) => ({
      type: 'address.replace',
      search: withoutOverlay(event.facts.search),
    })),
    leaveEntry: emit({ type: 'address.back' }),
  },
}).createMachine({
  id: 'overlayLink',
  description: 'Which modal the entry of the history names, and which one it opens.',
  initial: 'absent',
  states: {
    absent: {
      description: 'No modal is open.',
      initial: 'closed',
      on: {
        'modal.opened': [
          { guard: 'isOutdated', target: 'open.named', actions: 'rewriteAddress' },
          { guard: 'isNamed', target: 'open.named' },
          { guard: 'isMembersPage', target: 'open.named', actions: 'writeAddress' },
          { target: 'open.unnamed' },
        ],
        'modal.closing': '.closing',
        'modal.closed': '.closed',
      },
      states: {
        closed: {
          description: 'An entry may ask for a modal. An imported member is asked for a card, once.',
          on: {
            'location.changed': [
              { guard: 'asksForModal', actions: 'openModal' },
              { guard: 'isImported', actions: ['storeOffer', 'openModal'] },
            ],
          },
        },
        closing: {
          description: 'The modal slides out; an entry that asks for one meanwhile is heard afterwards.',
          on: { 'modal.closed': { target: 'closed', actions: 'readAddress' } },
        },
        erasing: {
          description: 'The modal slides out, and the address that still names it is on its way out too.',
          on: { 'location.changed': { guard: 'isNotNamed', target: 'closing' } },
        },
        handingOver: {
          description: 'The modal slides out, and what follows it takes its entry: another modal, or a page.',
        },
      },
    },
    open: {
      description: 'A modal is open, or its code is on its way.',
      initial: 'unnamed',
      on: {
        'flow.changed': { guard: 'isOutdated', actions: 'rewriteAddress' },
        'modal.closing': [
          { guard: 'isFollowed', target: 'absent.handingOver' },
          { guard: 'isOwnEntry', target: 'absent.erasing', actions: 'leaveEntry' },
          { guard: 'isNamed', target: 'absent.erasing', actions: 'clearAddress' },
          { target: 'absent.closing' },
        ],
        'modal.closed': 'absent.closed',
      },
      states: {
        unnamed: {
          description: 'The page has no name for the modal; the next one has.',
          on: {
            'location.changed': [
              { guard: 'isNamed', target: 'named' },
              { guard: 'isMembersPage', target: 'named', actions: 'writeAddress' },
            ],
          },
        },
        named: {
          description:
            'The entry names the modal; one that names none is Back, and one that names another opens that one.',
          on: {
            'location.changed': [
              { guard: 'isNamed' },
              {
                guard: 'goesBackInFlow',
                target: 'unnamed',
                actions: ['askBack', 'readAddress'],
              },
              { guard: 'mayClose', target: '#overlayLink.absent.closing', actions: 'askToClose' },
              { guard: 'isMembersPage', actions: 'writeAddress' },
            ],
          },
        },
      },
    },
  },
});
