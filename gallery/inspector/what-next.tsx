import type { ChartTransition } from '#gallery/words/chart.ts';
import { lookOf } from '#gallery/words/looks.ts';
import { plainWords } from '#paths/text/plain-words.ts';
import { useDrawing } from '../site/use-drawing.ts';
import { Mark } from '../site/mark.tsx';
import type { InspectedActor } from './inspected.ts';
import * as styles from './inspector.css.ts';

/** What can happen next, in the words of the drawing; what a guard refuses says so. */
export function WhatNext({ actor, machine }: { actor: InspectedActor; machine: string }) {
  const drawing = useDrawing(machine);
  if (drawing === null || drawing === 'failed') return null;
  const next = drawing.transitions.filter(
    ({ from, kind }) => isLeaving(from, machine, actor) && kind !== 'always',
  );
  return (
    <section aria-label="What can happen next">
      <h3 className={styles.subtitle}>What can happen next</h3>
      {next.length === 0 && <p className={styles.quiet}>Nothing: it has ended.</p>}
      <ul>
        {next.map((each) => (
          <li key={each.key} className={styles.next}>
            <Mark look={lookOf(each)} />
            <span>
              {each.label} <span className={styles.quiet}>{conditionOf(each, actor)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function isLeaving(from: string, machine: string, { states }: InspectedActor): boolean {
  return states.includes(from) || from === machine;
}

function conditionOf({ event, guard, to }: ChartTransition, { refused }: InspectedActor): string {
  const where = to === null ? 'stays' : `goes to ${plainWords(to)}`;
  if (refused.includes(event))
    return `${where}; refused now${guard === undefined ? '' : `: only if ${guard}`}`;
  return guard === undefined ? where : `${where}, if ${guard}`;
}
