import { modulesIn } from '#tests/support/modules-in.ts';
import type { Plays } from './play.ts';

const files = await modulesIn<{ plays: Plays }>(new URL('plays/', import.meta.url), '.play.ts');

/** The machines whose paths can be played on the product, by their ids. */
export const plays: Plays = Object.assign({}, ...files.map((file) => file.plays));
