import { devicesMachine } from '#machines/devices/devices.machine.ts';
import { sampleDevices } from '#machines/samples/devices.ts';
import { manyUpdates } from '#machines/samples/updates.ts';
import { updatesMachine } from '#machines/updates/updates.machine.ts';
import { DevicesSection } from '#src/flows/account/devices-section.view.tsx';
import { UpdatesSection } from '#src/flows/account/updates-section.view.tsx';
import { innerMachines, ofPage } from './screen.tsx';
import { member } from './tenant-fixture.ts';

/** The parts of the account page that are flows of their own. */
export const listScreens = {
  devices: ofPage<typeof devicesMachine>(
    'account',
    (flow) => <DevicesSection devices={flow} />,
    {
      inner: innerMachines(devicesMachine, 'devicesRead', 'ending'),
      answers: () => ({ devicesRead: sampleDevices }),
    },
    member,
  ),
  updates: ofPage<typeof updatesMachine>(
    'account',
    (flow) => <UpdatesSection updates={flow} />,
    {
      inner: innerMachines(updatesMachine, 'updatesRead', 'marking'),
      answers: ({ local }) => ({ updatesRead: local(manyUpdates) }),
    },
    member,
  ),
};
