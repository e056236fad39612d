import fraunces from './fraunces-basic.woff2?url';
import nunito from './nunito-basic.woff2?url';
import robotoSlab from './roboto-slab-basic.woff2?url';
import { displayFace, type DisplayTypeface } from './display-typefaces.ts';

const addresses = { 'roboto-slab': robotoSlab, fraunces, nunito };

/** Has the browser fetch a typeface that its document doesn't contain, once something is written with it. */
export function fetchTypeface({ family, file }: DisplayTypeface, { fonts }: Document): void {
  if ([...fonts].some((face) => face.family.replaceAll('"', '') === family)) return;
  fonts.add(
    new FontFace(family, `url("${addresses[file]}") format("woff2")`, { ...displayFace, display: 'swap' }),
  );
}
