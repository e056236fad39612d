import { modulesIn } from './modules-in.ts';
import type { Plays } from './driver.ts';

const files = await modulesIn<{ plays: Plays }>(new URL('drivers/', import.meta.url), '.driver.ts');

/** The machines whose paths can be played on the product, by their ids. */
export const plays: Plays = Object.assign({}, ...files.map((file) => file.plays));
