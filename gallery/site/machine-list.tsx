import { registry } from '#machines/registry.ts';
import { hashOf } from '../address.ts';
import { groupOf, groups } from './machine-groups.ts';
import type { Place } from './place.ts';
import * as styles from './layout.css.ts';

/** Every machine, by where a member meets it. */
export function MachineList({ place: { address } }: { place: Place }) {
  return (
    <nav className={styles.list} aria-label="Machines">
      {groups.map((group) => (
        <section key={group} aria-label={group}>
          <h2 className={styles.listTitle}>{group}</h2>
          <ul>
            {registry
              .filter(({ machine }) => groupOf(machine.id) === group)
              .map(({ machine, title }) => (
                <li key={machine.id}>
                  <a
                    className={styles.listLink}
                    href={hashOf({ ...address, machine: machine.id, state: '', way: null })}
                    aria-current={machine.id === address.machine ? 'page' : undefined}
                  >
                    {title}
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
