import { isAtlas } from '../atlas/atlas-address.ts';
import { AtlasPage } from './atlas-page.tsx';
import { Gallery } from './gallery.tsx';
import { useHash } from './use-hash.ts';

/** The gallery of the flows, or the atlas of the guards. */
export function Site() {
  return isAtlas(useHash()) ? <AtlasPage /> : <Gallery />;
}
