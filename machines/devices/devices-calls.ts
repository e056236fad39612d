import type { Device, Ending } from '#machines/domain/device.ts';
import { createFormMachine } from '#machines/form/form.machine.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';

/** Where the member is logged in. */
export const devicesRead = createResourceMachine<Device[], Record<string, never>>('devicesRead');

/** Logs devices out; answers with what it did. */
export const endingForm = createFormMachine<Ending, Ending>('ending');
