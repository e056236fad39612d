import type { AnyCatalogueEntry, Causer } from '#machines/catalogue-entry.ts';
import { asAppError, type AppError } from '#machines/domain/app-error.ts';
import { runsMachine } from '#tests/support/model/chart-flaws.ts';
import type { Cause } from '#tests/support/model/position.ts';
import { breakingOf } from '#tests/support/play/breaking.ts';

export interface Causing {
  /** Who makes it happen. */
  by: Causer;
  /** What a tester does for it to happen on the running product. */
  how: string;
}

const byThemselves: Readonly<Record<Exclude<Causer, 'member'>, string>> = {
  app: 'The app tells it by itself.',
  child: 'It comes from a flow inside this one: follow its own path.',
  server: 'The server tells it by itself.',
  clock: 'Wait.',
};

/** Who makes a step happen, and how a tester brings it about: by hand, by a card's number, or by the sandbox. */
export function causingOf(entry: AnyCatalogueEntry, cause: Cause): Causing {
  switch (cause.kind) {
    case 'event': {
      const by = entry.by[cause.event.type] ?? 'app';
      return { by, how: by === 'member' ? `${cause.title}.` : byThemselves[by] };
    }
    case 'time':
      return { by: 'clock', how: `Wait until ${cause.title}.` };
    case 'done':
      return runsMachine(entry.machine, cause.actorId)
        ? { by: 'child', how: byThemselves.child }
        : { by: 'server', how: 'The call succeeds by itself.' };
    case 'error':
      return { by: 'server', how: failing(asAppError(cause.error)) };
  }
}

function failing(error: AppError): string {
  const breaking = breakingOf(error);
  switch (breaking.kind) {
    case 'cut':
      return 'Cut the connection in the browser before the call.';
    case 'stall':
      return `Before the call, order in the sandbox: ${fault(breaking.fault)}. Then wait for the time-out.`;
    case 'expire':
      return 'Before the call, put the sandbox’s clock forward by 3 hours, so that the session has ended.';
    case 'interrupt':
      return `Before paying, order in the sandbox: ${fault(breaking.fault)}. Reload the page while it is paying.`;
    case 'card':
      return `Use the card ${breaking.number}.`;
    case 'fault':
      return `Before the call, order in the sandbox: ${fault(breaking.fault)}.`;
  }
}

function fault(what: unknown): string {
  return `POST /sandbox/faults with "fault": ${JSON.stringify(what)} and the method and path of the call`;
}
