import { createContext, use } from 'react';
import type { Draft, Drafts } from '#src/browser/drafts.ts';

export const DraftsContext = createContext<Drafts | null>(null);

/** What was entered in a form and not sent yet; nothing is kept where there is no app around. */
export function useDraft(form: string): Draft | undefined {
  return use(DraftsContext)?.draft(form);
}
