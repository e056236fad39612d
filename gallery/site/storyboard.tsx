import { Printer } from 'lucide-react';
import { hashOf } from '../address.ts';
import { tellStories, type Scene } from '../screens/stories.ts';
import type { Moves, Place } from './place.ts';
import { ScreenFrame } from './screen-frame.tsx';
import { stateWords } from './state-pane.tsx';
import { bar, control } from './layout.css.ts';
import * as styles from './storyboard.css.ts';

/** The machine's stories, each a row of real screens joined by what the member does. */
export function Storyboard({ place }: { place: Place; moves: Moves }) {
  const { chart, entry, screenless, tenant, address } = place;
  const stories = tellStories(chart);
  if (screenless !== null) return <p className={styles.reason}>No story: {screenless}</p>;
  if (stories.length === 0) {
    return (
      <p className={styles.reason}>
        Nobody has told a story of “{entry.title}” yet: its catalogue entry has no `stories`. All its screens
        are under “All screens”.
      </p>
    );
  }
  const numbers = numbered(stories.flatMap(({ scenes }) => scenes));
  const shownWidth = address.width === 390 ? 160 : 320;
  return (
    <>
      <div className={bar}>
        <span className={styles.quiet}>
          {stories.length} {stories.length === 1 ? 'story' : 'stories'}, {numbers.size} screens
        </span>
        <span style={{ flex: 1 }} />
        <button type="button" className={control} onClick={() => window.print()}>
          <Printer size={14} aria-hidden /> Print
        </button>
      </div>
      <div className={styles.board}>
        {stories.map((story, lane) => (
          <section key={story.title} className={styles.lane} aria-label={story.title}>
            <h2 className={styles.title}>{tenant.words(story.title)}</h2>
            <ol className={styles.scenes}>
              {story.scenes.map((scene, index) => {
                const earlier = stories
                  .slice(0, lane)
                  .some(({ scenes }) => scenes.some(({ way }) => isSameWay(way, scene.way)));
                const number = numbers.get(keyOf(scene)) ?? 0;
                const shown = {
                  ...address,
                  view: 'drawing' as const,
                  state: scene.leaves[0] ?? '',
                  way: scene.way,
                };
                return (
                  <li key={keyOf(scene)} className={styles.scene}>
                    <div className={styles.gesture}>
                      {index > 0 && <span className={styles.arrow} aria-hidden />}
                      {scene.causes.map((cause, place_) => (
                        // oxlint-disable-next-line react/no-array-index-key -- the same may happen twice
                        <span
                          key={`${place_} ${cause}`}
                          className={place_ === 0 ? styles.does : styles.follows}
                        >
                          {tenant.words(cause)}
                        </span>
                      ))}
                    </div>
                    <a className={styles.link} href={hashOf(shown)}>
                      {earlier ? (
                        <span className={styles.again}>as in {number}</span>
                      ) : (
                        <ScreenFrame
                          key={`${tenant.id} ${address.width}`}
                          address={shown}
                          title=""
                          shownWidth={shownWidth}
                          isStill
                        />
                      )}
                      <span className={styles.caption}>
                        <span className={styles.number}>{number}</span> {stateWords(scene.leaves)}
                      </span>
                    </a>
                  </li>
                );
              })}
            </ol>
          </section>
        ))}
      </div>
    </>
  );
}

const keyOf = ({ way }: Scene) => `${way.start} ${way.path.join(',')}`;

const isSameWay = (one: Scene['way'], other: Scene['way']) =>
  one.start === other.start && one.path.join(',') === other.path.join(',');

function numbered(scenes: readonly Scene[]): ReadonlyMap<string, number> {
  const keys = [...new Set(scenes.map(keyOf))];
  return new Map(keys.map((key, index) => [key, index + 1]));
}
