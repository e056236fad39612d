import { fromPromise } from 'xstate';
import { devicesRead, endingForm } from '#machines/devices/devices-calls.ts';
import { devicesMachine } from '#machines/devices/devices.machine.ts';
import type { Http } from '#src/api/http.ts';
import { DeviceList } from './late-parts.ts';

/** Where a member is logged in, with its real actors. The calls and the list's code come with the read. */
export function provideDevices(http: Http) {
  const load = () => import('#src/api/devices.ts');
  return devicesMachine.provide({
    actors: {
      devicesRead: devicesRead.provide({
        actors: {
          fetchResource: fromPromise(async ({ signal }) => {
            const [{ fetchDevices }] = await Promise.all([load(), DeviceList.load()]);
            return fetchDevices(http, signal);
          }),
        },
      }),
      ending: endingForm.provide({
        actors: {
          sendForm: fromPromise(async ({ input: { values }, signal }) => {
            const { endSession, endOtherSessions } = await load();
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
