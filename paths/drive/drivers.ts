import { modulesIn } from './modules-in.ts';
import type { Drivers } from './driver.ts';

const files = await modulesIn<{ plays: Drivers }>(new URL('drivers/', import.meta.url), '.driver.ts');

/** The machines whose paths can be played on the product, by their ids. */
export const plays: Drivers = Object.assign({}, ...files.map((file) => file.plays));
