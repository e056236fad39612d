import type { AppRef } from '#machines/app/app.machine.ts';
import type { Client } from '#machines/domain/client.ts';
import type { Session } from '#machines/domain/member.ts';
import { factsOf } from '#machines/domain/routes.ts';

/** What decides whether a prompt may open by itself. */
export interface PromptContext {
  client: Client;
  session: Session;
  /** A members' page is shown, and no modal over it. */
  isFree: boolean;
  /** Neither a toast nor the question about cookies is shown: nothing else asks for attention. */
  isQuiet: boolean;
}

/** Reports the context, now and whenever it may have changed; null without a session. Returns how to stop. */
export function watchPromptContext(
  app: AppRef,
  onChange: (context: PromptContext | null) => void,
): () => void {
  const { overlays, toasts, consent } = app.getSnapshot().children;
  const look = () => {
    const { programme, session, route } = app.getSnapshot().context;
    const isMembersPage = route !== null && factsOf(route).access === 'main';
    const isClosed = overlays?.getSnapshot().matches('closed') === true;
    const hasDecided = consent?.getSnapshot().hasTag('decided') === true;
    const isQuiet = hasDecided && toasts?.getSnapshot().matches('empty') === true;
    const isFree = isMembersPage && isClosed;
    onChange(programme && session && { client: programme.client, session, isFree, isQuiet });
  };
  const watched = [
    app.subscribe(look),
    overlays?.subscribe(look),
    toasts?.subscribe(look),
    consent?.subscribe(look),
  ];
  look();
  return () => watched.forEach((each) => each?.unsubscribe());
}
