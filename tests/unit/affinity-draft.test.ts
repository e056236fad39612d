import { expect, it } from 'vitest';
import { createDrafts } from '#src/browser/drafts.ts';
import { affinityDraft, withDraft } from '#src/flows/sign-up/affinity.facts.ts';
import { memoryStorage } from './browser-stubs.ts';

const items = [
  { id: 'rowing', name: 'Rowing', imagePath: '' },
  { id: 'track', name: 'Track', imagePath: '' },
];

it('[JOIN-06] [JOIN-08] what was chosen and not confirmed is chosen still after a refresh, while it can be had', () => {
  const drafts = createDrafts(memoryStorage(), { client: 'varsity' });
  expect(withDraft({ items, selectedId: 'rowing' }, drafts).selectedId).toBe('rowing');
  drafts.draft(affinityDraft).write({ id: 'track' });
  expect(withDraft({ items, selectedId: 'rowing' }, drafts)).toEqual({ items, selectedId: 'track' });
  drafts.draft(affinityDraft).write({ id: 'gone' });
  expect(withDraft({ items, selectedId: null }, drafts).selectedId).toBeNull();
  drafts.clearAll();
  expect(withDraft({ items, selectedId: null }, drafts).selectedId).toBeNull();
});
