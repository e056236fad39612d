/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on a phone rows are cards, and some browsers take what is no table on the screen for none */
import { ArrowRight, Check, ExternalLink, LogOut } from 'lucide-react';
import { routes } from '#machines/domain/routes.ts';
import { grouped } from '#gallery/drawing/grouped.ts';
import { capitalised } from '#paths/text/plain-words.ts';
import { endOf, endTitle, type Case } from '../atlas/atlas.ts';
import type { AtlasClient } from '../atlas/client-flags.ts';
import { tryItAt } from '../atlas/try-it.ts';
import * as styles from './atlas.css.ts';

interface AtlasTableProps {
  cases: readonly Case[];
  app: URL | null;
}

const columns = ['Who', 'Ends on', 'Why', 'Try it at'] as const;

/** The ways, by the page that is asked for. */
export function AtlasTable({ cases, app }: AtlasTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} role="table" aria-label="Ways through the guards">
        <thead role="rowgroup" className={styles.heads}>
          <tr role="row">
            {columns.map((name) => (
              <th key={name} role="columnheader" scope="col" className={styles.columns[name]}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {[...grouped(cases, ({ asked }) => asked)].map(([asked, ways]) => (
          <tbody key={asked} role="rowgroup">
            <tr role="row" className={styles.pageRow}>
              <th role="rowheader" scope="rowgroup" colSpan={columns.length} className={styles.page}>
                {routes[asked].title} <span className={styles.path}>{routes[asked].path}</span>
              </th>
            </tr>
            {ways.map((each) => (
              <Row key={each.person.id + each.clients.map(({ id }) => id).join()} each={each} app={app} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Row({ each, app }: { each: Case; app: URL | null }) {
  return (
    <tr role="row" className={styles.row}>
      <th role="rowheader" scope="row" className={styles.who}>
        {each.person.title}
      </th>
      <td role="cell" className={styles.cell}>
        <End each={each} />
      </td>
      <td role="cell" className={styles.cell}>
        <Why each={each} />
      </td>
      <td role="cell" className={styles.cell}>
        <ul className={styles.clients}>
          {each.clients.map((client) => (
            <li key={client.id}>
              <TryIt each={each} client={client} app={app} />
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}

function End({ each }: { each: Case }) {
  const end = endOf(each);
  const kind = each.kind === 'show' ? (each.hops.length === 0 ? 'shown' : 'redirected') : 'left';
  const Mark = { shown: Check, redirected: ArrowRight, left: LogOut }[kind];
  return (
    <span className={styles.ends[kind]}>
      <Mark size={15} aria-hidden className={styles.mark} />
      {kind === 'shown' ? 'Opens' : endTitle(end)}
    </span>
  );
}

function Why({ each: { hops } }: { each: Case }) {
  if (hops.length === 0) return <span className={styles.quiet}>No guard objects</span>;
  return (
    <ol className={styles.hops}>
      {hops.map(({ from, guard, reason }) => (
        <li key={from}>
          {hops.length > 1 && <span className={styles.quiet}>{routes[from].title}: </span>}
          {hops.length > 1 ? reason : capitalised(reason)} <code className={styles.guard}>{guard}</code>
        </li>
      ))}
    </ol>
  );
}

interface TryItProps {
  each: Case;
  client: AtlasClient;
  app: URL | null;
}

function TryIt({ each, client, app }: TryItProps) {
  const address = tryItAt(app, each, client);
  if (address === null) return <span className={styles.quiet}>{client.name}</span>;
  return (
    <a className={styles.tryIt} href={address} target="_blank" rel="noreferrer">
      {client.name} <ExternalLink size={13} aria-label="in a new tab" />
    </a>
  );
}
