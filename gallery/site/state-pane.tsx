import { Code2, ExternalLink, Link2 } from 'lucide-react';
import { screenHash, type Address } from '../address.ts';
import { stateTitle } from '../words/state-title.ts';
import type { Place } from './place.ts';
import { screenHeight } from './hidden-screen.ts';
import { ScreenFrame } from './screen-frame.tsx';
import { embedOf, sharedLink } from './shared-link.ts';
import { useCopy } from './use-copy.tsx';
import { iconControl } from './layout.css.ts';
import * as styles from './state-pane.css.ts';

/** The state that is chosen: its name, what it means, and its real screen. */
export function StatePane({ place }: { place: Place }) {
  const { address, chart, entry, leaves, screensToCome, tenant, walked } = place;
  const nodes = leaves.map((leaf) => chart.machine.getStateNodeById(`${entry.machine.id}.${leaf}`));
  const whole = { ...address, way: walked.way };
  const name = stateTitle(leaves);
  return (
    <section className={styles.pane} aria-label="The state">
      <div className={styles.head}>
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.id}>{leaves.join(' & ')}</p>
        </div>
        <div className={styles.tools}>
          <CopyButtons place={place} address={whole} />
          <a
            className={iconControl}
            href={`screen.html${screenHash(whole)}`}
            target="_blank"
            rel="noreferrer"
            aria-label="Open the screen alone"
          >
            <ExternalLink size={16} aria-hidden />
          </a>
        </div>
      </div>
      {nodes.map((node) => node.description && <p key={node.id}>{node.description}</p>)}
      {screensToCome === null ? (
        <ScreenFrame
          key={`${address.machine} ${tenant.id} ${address.width} ${address.scheme} ${address.text}`}
          address={whole}
          title={`${entry.title}: ${name}, at ${tenant.name}`}
          shownWidth={shownWidth(address.width)}
        />
      ) : (
        <p className={styles.reason}>No screen: {screensToCome}</p>
      )}
    </section>
  );
}

/** A screen beside the steps leaves room for them below. */
function shownWidth(width: number): number {
  const inView = (window.innerHeight * 0.56 * width) / screenHeight(width);
  return Math.round(width < 600 ? Math.min(300, Math.max(200, inView)) : 360);
}

function CopyButtons({ place, address }: { place: Place; address: Address }) {
  const link = useCopy(sharedLink, place);
  const size = { width: address.width, height: screenHeight(address.width) };
  const title = `${place.entry.title}: ${stateTitle(place.leaves)}`;
  const embed = useCopy(() => embedOf(screenHash(address), size, title), place);
  return (
    <>
      <button type="button" className={iconControl} aria-label="Copy the link" onClick={link.copy}>
        <Link2 size={16} aria-hidden />
      </button>
      <button
        type="button"
        className={iconControl}
        aria-label="Copy the frame for a wiki"
        onClick={embed.copy}
      >
        <Code2 size={16} aria-hidden />
      </button>
      <span role="status" className={link.isCopied || embed.isCopied ? styles.said : styles.unsaid}>
        {(link.isCopied || embed.isCopied) && 'Copied'}
      </span>
      {link.field || embed.field}
    </>
  );
}
