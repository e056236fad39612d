import { Printer } from 'lucide-react';
import { useRef } from 'react';
import { hashOf, type Address } from '../address.ts';
import { runStories, type Scene, type StoryRun } from '../screens/stories.ts';
import type { Moves, Place } from './place.ts';
import { ScreenFrame } from './screen-frame.tsx';
import { stateTitle } from '../words/state-title.ts';
import { PrintedSheet } from './printed-sheet.tsx';
import { StoryboardExport } from './storyboard-export-buttons.tsx';
import { usePrinting } from './use-printing.ts';
import { bar, control } from './layout.css.ts';
import * as styles from './storyboard.css.ts';

/** The machine's stories, each a row of real screens joined by what the member does. */
export function Storyboard({ place }: { place: Place; moves: Moves }) {
  const { chart, entry, screensToCome, tenant, address } = place;
  const board = useRef<HTMLDivElement>(null);
  const { isWaiting, print } = usePrinting(board);
  const stories = runStories(chart);
  if (screensToCome !== null) return <p className={styles.reason}>No story: {screensToCome}</p>;
  if (stories.length === 0) {
    return (
      <p className={styles.reason}>
        No story for “{entry.title}” yet. Add one under `stories` in its entry. “All screens” shows its
        screens.
      </p>
    );
  }
  const numbers = numbered(stories.flatMap(({ scenes }) => scenes));
  const shownWidth = address.width < 600 ? 160 : 320;
  const lanes = stories.map(({ title, scenes }, lane) => ({
    title: tenant.words(title),
    scenes: scenes.map((scene) => {
      const link = addressOf(address, scene);
      return {
        number: numbers.get(keyOf(scene)) ?? 0,
        caption: stateTitle(scene.leaves),
        causes: scene.causes.map(tenant.words),
        link,
        address: isShownBefore(stories.slice(0, lane), scene) ? null : link,
      };
    }),
  }));
  return (
    <>
      <div className={bar}>
        <span className={styles.quiet}>
          {stories.length} {stories.length === 1 ? 'story' : 'stories'}, {numbers.size} screens
        </span>
        <span style={{ flex: 1 }} />
        <button type="button" className={control} disabled={isWaiting} onClick={print}>
          <Printer size={14} aria-hidden /> {isWaiting ? 'Waiting for the screens…' : 'Print'}
        </button>
        <StoryboardExport name={entry.machine.id} lanes={lanes} size={{ width: address.width, shownWidth }} />
      </div>
      <PrintedSheet name={`${entry.title} · ${tenant.name} · ${address.width} px`} />
      <div ref={board} className={styles.board}>
        {lanes.map(({ title, scenes }) => (
          <section key={title} className={styles.lane} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ol className={styles.scenes}>
              {scenes.map(({ number, caption, causes, address: shown, link }, index) => (
                <li key={number} className={styles.scene}>
                  <div className={styles.gesture}>
                    {index > 0 && <span className={styles.arrow} aria-hidden />}
                    {causes.map((cause, at) => (
                      // oxlint-disable-next-line react/no-array-index-key -- the same may happen twice
                      <span key={`${at} ${cause}`} className={at === 0 ? styles.does : styles.follows}>
                        {cause}
                      </span>
                    ))}
                  </div>
                  <a className={styles.link} href={hashOf(link)}>
                    {shown === null ? (
                      <span className={styles.again}>as in {number}</span>
                    ) : (
                      <ScreenFrame
                        key={`${tenant.id} ${address.width}`}
                        address={shown}
                        title=""
                        shownWidth={shownWidth}
                        isStill
                        isRequested={isWaiting}
                      />
                    )}
                    <span className={styles.caption}>
                      <span className={styles.number}>{number}</span> {caption}
                    </span>
                  </a>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  );
}

function addressOf(address: Address, { leaves: [state = ''], way }: Scene): Address {
  return { ...address, view: 'drawing', state, way };
}

function isShownBefore(earlier: readonly StoryRun[], { way }: Scene): boolean {
  return earlier.some(({ scenes }) => scenes.some((scene) => isSameWay(scene.way, way)));
}

const keyOf = ({ way }: Scene) => `${way.start} ${way.path.join(',')}`;

const isSameWay = (one: Scene['way'], other: Scene['way']) =>
  one.start === other.start && one.path.join(',') === other.path.join(',');

function numbered(scenes: readonly Scene[]): ReadonlyMap<string, number> {
  const keys = [...new Set(scenes.map(keyOf))];
  return new Map(keys.map((key, index) => [key, index + 1]));
}
