import { Fragment } from 'react';
import { flowsAround } from '#gallery/words/chart-words.ts';
import { hashOf } from '../address.ts';
import type { Place } from './place.ts';
import * as styles from './layout.css.ts';

/** The way back from a machine inside to the flows that run it. */
export function FlowsAround({ place: { address } }: { place: Place }) {
  const around = flowsAround(address.machine);
  if (around.length === 0) return null;
  return (
    <p className={styles.around}>
      Runs inside{' '}
      {around.map(({ machine, title }, index) => (
        <Fragment key={machine.id}>
          {index > 0 && ', '}
          <a href={hashOf({ ...address, machine: machine.id, state: '', way: null })}>{title}</a>
        </Fragment>
      ))}
    </p>
  );
}
