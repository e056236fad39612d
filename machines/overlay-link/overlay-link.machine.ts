import { emit, setup } from 'xstate';
import type { FlowOverlay } from '#machines/domain/overlay.ts';
import {
  isOutdated,
  searchWith,
  withoutOverlay,
  type FlowRequest,
  type LinkFacts,
} from '#machines/domain/overlay-link.ts';

type Search = LinkFacts['search'];

type OverlayLinkFact =
  /** The address of a members' page is there, or is looked at again. */
  | 'address.heard'
  | 'page.changed'
  /** The code of the modal is being fetched. */
  | 'modal.awaited'
  /** A modal without a flow is open. */
  | 'modal.shown'
  /** A modal with a flow is open. */
  | 'modal.opened'
  /** The modal slides out. */
  | 'modal.ended'
  | 'modal.closed'
  | 'flow.moved';

/** Each comes with what was true when it happened. */
export type OverlayLinkEvent = {
  [Type in OverlayLinkFact]: { type: Type; facts: LinkFacts };
}[OverlayLinkFact];

/** What the chart wants of the address, of the modals and of the flow that is open. */
export type OverlayLinkOrder =
  | { type: 'overlay.open'; overlay: FlowOverlay }
  | { type: 'overlay.close' }
  | { type: 'step.back' }
  /** From now on each move of the flow is told. */
  | { type: 'flow.follow' }
  | { type: 'address.read' }
  | { type: 'address.push'; search: Search }
  | { type: 'address.replace'; search: Search }
  | { type: 'address.back' }
  /** An imported member is being asked for a card: not again in this session. */
  | { type: 'offer.keep'; userId: string | null };

/** Where an imported member, who has a plan already, links the first card. */
const cardStep: FlowOverlay = { kind: 'subscription', mode: 'subscribe' };

export const overlayLinkMachine = setup({
  types: {} as { events: OverlayLinkEvent; emitted: OverlayLinkOrder },
  guards: {
    asksForModal: ({ event }) => event.facts.wanted !== null,
    asksForNothing: ({ event }) => event.facts.wanted === null,
    isOutdated: ({ event }) => isOutdated(event.facts),
    isOwnEntry: ({ event }) => event.facts.wanted !== null && event.facts.isOwnEntry,
    isMembersPage: ({ event }) => event.facts.isMembersPage,
    isImported: ({ event }) => event.facts.importedId !== null,
    hasNoAddress: ({ event }) => event.facts.link === null,
    flowHears: ({ event }, { request }: { request: FlowRequest }) => event.facts.hears.includes(request),
  },
  actions: {
    openModal: emit(({ event }) => ({
      type: 'overlay.open',
      overlay: event.facts.wanted ?? cardStep,
    })),
    keepOffer: emit(({ event }) => ({ type: 'offer.keep', userId: event.facts.importedId })),
    askToClose: emit({ type: 'overlay.close' }),
    askBack: emit({ type: 'step.back' }),
    followFlow: emit({ type: 'flow.follow' }),
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
  description: 'Which modal the address names, and which one it opens.',
  initial: 'absent',
  states: {
    absent: {
      description: 'No modal with a flow is open.',
      initial: 'closed',
      on: {
        'modal.awaited': '.fetching',
        'modal.shown': '.resting',
        'modal.opened': [
          { guard: 'hasNoAddress', target: 'open.nameless' },
          { guard: 'asksForModal', target: 'open.named' },
          { guard: 'isMembersPage', target: 'open.named', actions: 'writeAddress' },
          { target: 'open.unnamed' },
        ],
        'modal.ended': '.closing',
        'modal.closed': '.closed',
      },
      states: {
        closed: {
          description: 'No modal: an address may ask for one. An imported member is asked for a card, once.',
          on: {
            'address.heard': [
              { guard: 'asksForModal', actions: 'openModal' },
              { guard: 'isImported', actions: ['keepOffer', 'openModal'] },
            ],
          },
        },
        fetching: {
          description: 'The code of the modal is on its way.',
          on: { 'page.changed': { guard: 'hasNoAddress', actions: 'askToClose' } },
        },
        resting: { description: 'A modal without a flow is open; what the address asks for waits.' },
        closing: {
          description: 'The modal slides out; an address that asks for one meanwhile is heard afterwards.',
          on: { 'modal.closed': { target: 'closed', actions: 'readAddress' } },
        },
        erasing: {
          description: 'The modal slides out, and the address that still names it is on its way out too.',
          on: { 'address.heard': { guard: 'asksForNothing', target: 'closing' } },
        },
      },
    },
    open: {
      description: 'A modal with a flow is open.',
      entry: 'followFlow',
      initial: 'nameless',
      on: {
        'flow.moved': { guard: 'isOutdated', actions: 'rewriteAddress' },
        'modal.ended': [
          { guard: 'isOwnEntry', target: 'absent.erasing', actions: 'leaveEntry' },
          { guard: 'asksForModal', target: 'absent.erasing', actions: 'clearAddress' },
          { target: 'absent.closing' },
        ],
        'modal.closed': 'absent.closed',
      },
      states: {
        nameless: {
          description: 'The modal has no address, and belongs to its page.',
          on: { 'page.changed': { actions: 'askToClose' } },
        },
        unnamed: {
          description: 'The page has no name for the modal; the next one has.',
          on: {
            'address.heard': [
              { guard: 'asksForModal', target: 'named' },
              { target: 'named', actions: 'writeAddress' },
            ],
          },
        },
        named: {
          description: 'The address names the modal; one that does not is Back.',
          on: {
            'address.heard': [
              { guard: 'asksForModal' },
              {
                guard: { type: 'flowHears', params: { request: 'step.back' } },
                target: 'unnamed',
                actions: ['askBack', 'readAddress'],
              },
              { guard: { type: 'flowHears', params: { request: 'flow.close' } }, actions: 'askToClose' },
              { actions: 'writeAddress' },
            ],
          },
        },
      },
    },
  },
});
