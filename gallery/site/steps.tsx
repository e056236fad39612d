import { Undo2 } from 'lucide-react';
import type { EventSource } from '#machines/registry-entry.ts';
import type { Look } from '#gallery/words/chart.ts';
import { lookOfCause } from '#gallery/words/looks.ts';
import type { Cause } from '#paths/explore/position.ts';
import type { Choice } from '../screens/ways.ts';
import { Mark } from './mark.tsx';
import { PathExport } from './path-export.tsx';
import type { Moves, Place } from './place.ts';
import { stateTitle } from '../words/state-title.ts';
import { control } from './layout.css.ts';
import * as styles from './steps.css.ts';

const groups = [
  { title: 'A member does', has: (who: EventSource) => who === 'member' },
  {
    title: 'A call or another machine answers',
    has: (who: EventSource) => who !== 'member' && who !== 'clock',
  },
  { title: 'Time passes', has: (who: EventSource) => who === 'clock' },
];

function eventSourceOf({ entry }: Place['chart'], cause: Cause): EventSource {
  if (cause.kind === 'event') return entry.source[cause.event.type] ?? 'app';
  return cause.kind === 'time' ? 'clock' : 'server';
}

/** What can happen now, and what has happened. */
export function Steps({ place, moves }: { place: Place; moves: Moves }) {
  const { chart, choices, tenant } = place;
  const open = choices.filter(({ leaves }) => leaves !== null);
  return (
    <section className={styles.steps} aria-labelledby="steps-title">
      <h2 id="steps-title" className={styles.title}>
        What can happen now
      </h2>
      {choices.length === 0 && <p className={styles.quiet}>Nothing: this is the end.</p>}
      {groups.map(({ title, has }) => {
        const inGroup = choices.filter(({ cause }) => has(eventSourceOf(chart, cause)));
        if (inGroup.length === 0) return null;
        return (
          <section key={title} aria-label={title}>
            <h3 className={styles.group}>{title}</h3>
            <ul>
              {inGroup.map((choice) => (
                <li key={choice.id}>
                  <Taken
                    choice={choice}
                    look={lookOfCause(choice.cause, eventSourceOf(chart, choice.cause))}
                    number={open.indexOf(choice) + 1}
                    words={tenant.words}
                    onStep={() => moves.step(choice.id)}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <History place={place} moves={moves} />
    </section>
  );
}

interface TakenProps {
  choice: Choice;
  look: Look;
  number: number;
  words: (text: string) => string;
  onStep: () => void;
}

function Taken({ choice: { cause, leaves, refusedBy }, look, number, words, onStep }: TakenProps) {
  return (
    <button type="button" className={styles.choice} disabled={leaves === null} onClick={onStep}>
      <Mark look={look} />
      <span className={styles.words}>
        {words(cause.title)}
        <span className={styles.target}>
          {leaves === null
            ? `Refused${refusedBy.length === 0 ? ' now' : `: only if ${refusedBy.join(', or ')}`}`
            : `goes to ${stateTitle(leaves)}`}
        </span>
      </span>
      {number > 0 && number < 10 && <kbd aria-hidden>{number}</kbd>}
    </button>
  );
}

function History({ place, moves }: { place: Place; moves: Moves }) {
  const { walked, tenant, address } = place;
  return (
    <section className={styles.history} aria-label="The way here">
      <div className={styles.historyHead}>
        <h3 className={styles.group}>The way here</h3>
        <button type="button" className={control} disabled={walked.steps.length === 0} onClick={moves.back}>
          <Undo2 size={14} aria-hidden /> Undo
        </button>
      </div>
      <label className={styles.start}>
        Begins with
        <select
          className={styles.startChoice}
          value={walked.way.start}
          onChange={({ target }) => moves.go({ state: '', way: { start: Number(target.value), path: [] } })}
        >
          {place.entry.inputs.map(({ title }, index) => (
            <option key={title} value={index}>
              {tenant.words(title)}
            </option>
          ))}
        </select>
      </label>
      <ol className={styles.way}>
        {walked.steps.map(({ id, cause, leaves }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same step may come twice
          <li key={`${index} ${id}`}>
            <button
              type="button"
              className={styles.past}
              onClick={() =>
                moves.go({
                  state: leaves[0] ?? '',
                  way: { ...walked.way, path: walked.way.path.slice(0, index + 1) },
                })
              }
            >
              {tenant.words(cause.title)} <span className={styles.target}>{stateTitle(leaves)}</span>
            </button>
          </li>
        ))}
      </ol>
      <PathExport key={address.machine} place={place} />
    </section>
  );
}
