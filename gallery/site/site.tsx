import { lazy, Suspense } from 'react';
import { isAtlas } from '../atlas/atlas-address.ts';
import { isFind } from '../find-address.ts';
import { AtlasPage } from './atlas-page.tsx';
import { Gallery } from './gallery.tsx';
import { useHash } from './use-hash.ts';

const FindPage = lazy(async () => {
  const { FindPage: page } = await import('./find-page.tsx');
  return { default: page };
});

/** The gallery of the flows, the atlas of the guards, or the states of all machines. */
export function Site() {
  const hash = useHash();
  if (isAtlas(hash)) return <AtlasPage />;
  if (!isFind(hash)) return <Gallery />;
  return (
    <Suspense fallback={null}>
      <FindPage />
    </Suspense>
  );
}
