import { defineEntry } from '#machines/registry-entry.ts';
import type { LinkFacts } from './link-facts.ts';
import { overlayLinkMachine } from './overlay-link.machine.ts';

const nothing: LinkFacts = {
  search: {},
  isMembersPage: true,
  isOwnEntry: false,
  requested: null,
  isPossible: true,
  isNamed: false,
  link: {},
  isFollowed: false,
  receives: [],
  importedId: null,
};
const open: LinkFacts = { ...nothing, link: { flow: 'upgrade' } };
const asked: LinkFacts = {
  ...nothing,
  search: { flow: 'upgrade' },
  requested: { kind: 'subscription', mode: 'upgrade' },
};
const named: LinkFacts = { ...asked, isNamed: true, link: { flow: 'upgrade' } };
const other: LinkFacts = { ...asked, link: { flow: 'withdraw' } };

export const overlayLinkEntry = defineEntry<typeof overlayLinkMachine>({
  machine: overlayLinkMachine,
  title: 'Modals in the address',
  summary: 'A link opens a modal, a refresh comes back to it, and Back never loses what may not be lost.',
  inputs: [{ title: 'The first page is shown', input: undefined }],
  events: {
    'location.changed': [
      { title: 'The entry names the modal', event: { type: 'location.changed', facts: named } },
      { title: 'The address asks for a modal', event: { type: 'location.changed', facts: asked } },
      {
        title: 'The address asks for a modal that is not for this member',
        event: { type: 'location.changed', facts: { ...asked, isPossible: false } },
      },
      { title: 'The address asks for nothing', event: { type: 'location.changed', facts: open } },
      {
        title: 'A page comes that names no modals',
        event: { type: 'location.changed', facts: { ...open, isMembersPage: false } },
      },
      {
        title: 'An imported member comes to a page',
        event: { type: 'location.changed', facts: { ...nothing, importedId: '1' } },
      },
      {
        title: 'Back, in a flow that can step back',
        event: { type: 'location.changed', facts: { ...open, receives: ['step.back', 'flow.close'] } },
      },
      {
        title: 'Back, in a flow that may be closed',
        event: { type: 'location.changed', facts: { ...open, receives: ['flow.close'] } },
      },
      {
        title: 'Another modal is asked for, over a flow that can step back and be closed',
        event: { type: 'location.changed', facts: { ...other, receives: ['step.back', 'flow.close'] } },
      },
    ],
    'modal.opened': [
      { title: 'A modal opens that no address can name', event: { type: 'modal.opened', facts: nothing } },
      {
        title: 'The modal opens that the address asks for',
        event: { type: 'modal.opened', facts: named },
      },
      { title: 'A modal takes the entry of the one before', event: { type: 'modal.opened', facts: other } },
      { title: 'A modal opens', event: { type: 'modal.opened', facts: open } },
      {
        title: 'A modal opens where none is named',
        event: { type: 'modal.opened', facts: { ...open, isMembersPage: false } },
      },
    ],
    'modal.closing': [
      {
        title: 'The modal ends, in an entry of its own',
        event: { type: 'modal.closing', facts: { ...named, isOwnEntry: true } },
      },
      {
        title: 'The modal ends, and another one or a page follows it',
        event: { type: 'modal.closing', facts: { ...named, isOwnEntry: true, isFollowed: true } },
      },
      { title: 'The modal ends, in the entry of a link', event: { type: 'modal.closing', facts: named } },
      { title: 'The modal ends, and no address names it', event: { type: 'modal.closing', facts: open } },
    ],
    'modal.closed': [{ title: 'The modal is gone', event: { type: 'modal.closed', facts: nothing } }],
    'flow.changed': [
      {
        title: 'Another plan is looked at',
        event: { type: 'flow.changed', facts: { ...named, link: { flow: 'upgrade', tier: 'Gold' } } },
      },
      { title: 'The flow moves, at the same plan', event: { type: 'flow.changed', facts: named } },
    ],
  },
  source: {
    'location.changed': 'app',
    'modal.opened': 'app',
    'modal.closing': 'app',
    'modal.closed': 'app',
    'flow.changed': 'app',
  },
  requirements: {
    'SUBS-14': ['overlayLink'],
  },
  outcomes: {},
});
