import { useMemo } from 'react';
import { casesOf } from '../atlas/atlas.ts';
import { atlasHash, filtered, leftOut, parseAtlas, type AtlasFilter } from '../atlas/atlas-address.ts';
import { atlasCsv, atlasMarkdown } from '../atlas/atlas-export.ts';
import { clientWith, ownClient } from '../atlas/client-flags.ts';
import { demoClients } from '../atlas/demo-clients.ts';
import { people } from '../atlas/people.ts';
import { appAddress } from '../atlas/try-it.ts';
import { AtlasFilters } from './atlas-filters.tsx';
import { AtlasTable } from './atlas-table.tsx';
import { GalleryPage } from './gallery-page.tsx';
import { nothing } from './gallery-page.css.ts';
import { saveAs } from './save-as.ts';
import { sharedLink } from './shared-link.ts';
import { useAppAddress } from './use-app-address.ts';
import { useCopy } from './use-copy.tsx';
import { useHash } from './use-hash.ts';
import { control, headerLink, note, spacer } from './layout.css.ts';
import * as styles from './atlas.css.ts';

const clientIds = demoClients.map(({ id }) => id);
const go = (filter: AtlasFilter) => {
  window.location.hash = atlasHash(filter);
};

/** Which page opens for whom, at which client, and why: the guards' chart, run for everybody. */
export function AtlasPage() {
  const hash = useHash();
  const filter = useMemo(() => parseAtlas(hash, clientIds), [hash]);
  const unknown = leftOut(hash, clientIds);
  const { client, flags } = filter;
  const isOwn = client === ownClient;
  const has = flags.join(',');
  const cases = useMemo(
    () => casesOf(isOwn ? [clientWith(has.split(','))] : demoClients, people),
    [isOwn, has],
  );
  const shown = useMemo(() => filtered(cases, filter), [cases, filter]);
  const [app, setApp] = useAppAddress();
  const { isCopied, copy, field } = useCopy(() => atlasMarkdown(shown, sharedLink()), shown);
  return (
    <GalleryPage
      title="Guard atlas"
      summary="Which page opens for whom, at which client, and why: the chart of the guards, run for all."
      links={
        <a className={headerLink} href="#/navigation">
          Drawing of the guards
        </a>
      }
      tools={
        <>
          {unknown !== null && (
            <p className={note} role="status">
              {unknown}
            </p>
          )}
          <AtlasFilters filter={filter} app={app} onFilter={go} onApp={setApp} />
          <div className={styles.tools}>
            <p role="status">
              {shown.length} of {cases.length} ways
            </p>
            <span className={spacer} />
            <button
              type="button"
              className={control}
              onClick={() => saveAs('guard-atlas.csv', new Blob([atlasCsv(shown)], { type: 'text/csv' }))}
            >
              Save CSV
            </button>
            <button type="button" className={control} onClick={copy}>
              {isCopied ? 'Copied' : 'Copy Markdown'}
            </button>
          </div>
          {field}
        </>
      }
    >
      {shown.length === 0 ? (
        <p className={nothing}>
          Nobody goes this way. <a href="#/atlas">Show all</a>
        </p>
      ) : (
        <AtlasTable cases={shown} app={appAddress(app)} />
      )}
    </GalleryPage>
  );
}
