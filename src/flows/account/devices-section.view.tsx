import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { devicesRead } from '#machines/devices/devices-calls.ts';
import type { DevicesRef } from '#machines/devices/devices.machine.ts';
import { useForm } from '#src/app/use-form.ts';
import { useReadSection } from '#src/app/use-section.ts';
import { SectionView } from '#src/ui/section/section-view.tsx';
import { accountMessages } from './account.messages.ts';
import { Section } from './account-section.tsx';
import { BillingSkeleton } from './billing-section.tsx';
import { DeviceList } from './lazy-parts.ts';

const copy = accountMessages.devices;

/** Where the member is logged in. */
export function DevicesSection({ devices }: { devices: DevicesRef }) {
  const read = useSelector(devices, ({ children }) => children.devicesRead);
  return read ? (
    <Devices devices={devices} read={read} />
  ) : (
    <Section id="devices" title={copy.title} lead={copy.lead} />
  );
}

const noFields: readonly string[] = [];

function Devices({ devices, read }: { devices: DevicesRef; read: ActorRefFrom<typeof devicesRead> }) {
  const ending = useSelector(devices, ({ children }) => children.ending);
  const { form, submit } = useForm(ending, { fields: noFields });
  const sent = useSelector(ending, (snapshot) => snapshot?.context.values ?? null);
  const section = useReadSection(read);
  if (section.state === 'absent') return null;
  return (
    <Section id="devices" title={copy.title} lead={copy.lead}>
      <SectionView section={section} failureTitle={copy.failed} skeleton={<BillingSkeleton />}>
        {(list) => <DeviceList devices={list} form={form} ending={sent} onEnd={submit} />}
      </SectionView>
    </Section>
  );
}
