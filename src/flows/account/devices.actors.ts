import { fromPromise } from 'xstate';
import { devicesRead, endingForm } from '#machines/devices/devices-calls.ts';
import { devicesMachine } from '#machines/devices/devices.machine.ts';
import type { Http } from '#src/api/http.ts';
import { lazyModule } from '#src/code/lazy-module.ts';
import { DeviceList } from './lazy-parts.ts';

const calls = lazyModule(() => import('#src/api/devices.ts'));

/** Where a member is logged in, with its real actors. The calls and the list's code come with the read. */
export function provideDevices(http: Http) {
  return devicesMachine.provide({
    actors: {
      devicesRead: devicesRead.provide({
        actors: {
          fetchResource: fromPromise(async ({ signal }) => {
            const [{ fetchDevices }] = await Promise.all([calls.load(), DeviceList.load()]);
            return fetchDevices(http, signal);
          }),
        },
      }),
      ending: endingForm.provide({
        actors: {
          sendForm: fromPromise(async ({ input: { values }, signal }) => {
            const { endSession, endOtherSessions } = await calls.load();
            await (values.which === 'one'
              ? endSession(http, values.id, signal)
              : endOtherSessions(http, signal));
            return values;
          }),
        },
      }),
    },
  });
}
