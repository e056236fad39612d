import { ExternalLink, Link2 } from 'lucide-react';
import { useState } from 'react';
import { hashOf } from '../address.ts';
import { capitalised, plainWords } from '#paths/text/plain-words.ts';
import type { Place } from './place.ts';
import { ScreenFrame } from './screen-frame.tsx';
import { iconControl } from './layout.css.ts';
import * as styles from './state-pane.css.ts';

/** The state that is chosen: its name, what it means, and its real screen. */
export function StatePane({ place }: { place: Place }) {
  const { address, chart, entry, leaves, screensToCome, tenant, walked } = place;
  const nodes = leaves.map((leaf) => chart.machine.getStateNodeById(`${entry.machine.id}.${leaf}`));
  const whole = { ...address, way: walked.way };
  const name = stateWords(leaves);
  return (
    <section className={styles.pane} aria-label="The state">
      <div className={styles.head}>
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.id}>{leaves.join(' & ')}</p>
        </div>
        <div className={styles.tools}>
          <CopyLink />
          <a
            className={iconControl}
            href={`screen.html${hashOf(whole)}`}
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
          key={`${address.machine} ${tenant.id} ${address.width}`}
          address={whole}
          title={`${entry.title}: ${name}, at ${tenant.name}`}
          shownWidth={address.width === 390 ? phoneWidth() : 360}
        />
      ) : (
        <p className={styles.reason}>No screen: {screensToCome}</p>
      )}
    </section>
  );
}

/** A state in words: "Upgrading, open". */
export function stateWords(leaves: readonly string[]): string {
  return leaves.map((leaf) => capitalised(leaf.split('.').map(plainWords).join(', '))).join(' & ');
}

/** A phone beside the steps leaves room for them below. */
function phoneWidth(): number {
  return Math.round(Math.min(300, Math.max(200, (window.innerHeight * 0.56 * 390) / 844)));
}

function CopyLink() {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(window.location.href);
    setCopied(true);
    window.setTimeout(() => setCopied(false), 2000);
  };
  return (
    <button type="button" className={iconControl} aria-label="Copy the link" onClick={() => void copy()}>
      <Link2 size={16} aria-hidden />
      <span role="status" className={isCopied ? styles.said : styles.unsaid}>
        {isCopied && 'Copied'}
      </span>
    </button>
  );
}
