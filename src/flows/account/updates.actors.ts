import { fromPromise } from 'xstate';
import { markingForm, updatesRead, type ReadMark } from '#machines/updates/updates-calls.ts';
import { updatesMachine } from '#machines/updates/updates.machine.ts';
import type { Http } from '#src/api/http.ts';
import { lazyModule } from '#src/code/lazy-module.ts';
import { UpdateEntries } from './lazy-parts.ts';

/** What loads with the list. */
const historyCalls = lazyModule(() => import('#src/api/find-updates.ts'));

/** What happened to the account, with its real actors. The calls and the list's code come with the read. */
export function provideUpdates(http: Http) {
  const markRead = async (mark: ReadMark, signal: AbortSignal) => {
    await (await historyCalls.load()).markUpdatesRead(http, mark.id, signal);
    return mark;
  };
  return updatesMachine.provide({
    actors: {
      updatesRead: updatesRead.provide({
        actors: {
          fetchResource: fromPromise(async ({ input, signal }) => {
            const [calls] = await Promise.all([historyCalls.load(), UpdateEntries.load()]);
            return calls.findUpdates(http, input.params, signal);
          }),
        },
      }),
      marking: markingForm.provide({
        actors: {
          sendForm: fromPromise(({ input, signal }) => markRead(input.values, signal)),
        },
      }),
      markRead: fromPromise<ReadMark, ReadMark>(({ input, signal }) => markRead(input, signal)),
    },
  });
}
