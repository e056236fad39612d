import { routeNames, routes } from '#machines/domain/routes.ts';
import { ends, endTitle } from '../atlas/atlas.ts';
import type { AtlasFilter } from '../atlas/atlas-address.ts';
import { flags, ownClient } from '../atlas/client-flags.ts';
import { demoClients } from '../atlas/demo-clients.ts';
import { people } from '../atlas/people.ts';
import { appAddress } from '../atlas/try-it.ts';
import { control } from './layout.css.ts';
import * as styles from './atlas.css.ts';

interface AtlasFiltersProps {
  filter: AtlasFilter;
  app: string;
  onFilter: (filter: AtlasFilter) => void;
  onApp: (address: string) => void;
}

type Option<Value extends string> = readonly [value: Value, words: string];

/** Page, person, client and end, each of them or all; and where the app runs. */
export function AtlasFilters({ filter, app, onFilter, onApp }: AtlasFiltersProps) {
  const isApp = appAddress(app) !== null;
  const toggled = (id: string) =>
    filter.flags.includes(id) ? filter.flags.filter((each) => each !== id) : [...filter.flags, id];
  return (
    <search aria-label="Ways to show" className={styles.filters}>
      <Choice
        label="Page asked for"
        all="All pages"
        options={routeNames.map((name): Option<typeof name> => [
          name,
          `${routes[name].title} ${routes[name].path}`,
        ])}
        value={filter.page}
        onChoose={(page) => onFilter({ ...filter, page })}
      />
      <Choice
        label="Who"
        all="Everybody"
        options={people.map(({ id, title }) => [id, title])}
        value={filter.who}
        onChoose={(who) => onFilter({ ...filter, who })}
      />
      <Choice
        label="Client"
        all="All demo clients"
        options={[
          ...demoClients.map(({ id, name }): Option<string> => [id, name]),
          [ownClient, 'Another client …'],
        ]}
        value={filter.client}
        onChoose={(client) => onFilter({ ...filter, client })}
      />
      <Choice
        label="Ends on"
        all="Any page"
        options={ends.map((end): Option<typeof end> => [end, endTitle(end)])}
        value={filter.ends}
        onChoose={(end) => onFilter({ ...filter, ends: end })}
      />
      <label className={styles.field}>
        <span className={styles.label}>Where your app runs</span>
        <input
          className={styles.input}
          type="url"
          value={app}
          spellCheck={false}
          aria-invalid={!isApp}
          aria-describedby={isApp ? undefined : 'app-problem'}
          onChange={({ target }) => onApp(target.value)}
        />
        {!isApp && (
          <span id="app-problem" className={styles.problem}>
            Enter an address such as http://localhost:4173
          </span>
        )}
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={filter.isRedirected}
          onChange={({ target }) => onFilter({ ...filter, isRedirected: target.checked })}
        />
        Only redirected
      </label>
      {filter.client === ownClient && (
        <div className={styles.flags} role="group" aria-label="What the client has">
          {flags.map(({ id, words }) => (
            <button
              key={id}
              type="button"
              className={control}
              aria-pressed={filter.flags.includes(id)}
              onClick={() => onFilter({ ...filter, flags: toggled(id) })}
            >
              {words}
            </button>
          ))}
        </div>
      )}
    </search>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  all: string;
  options: readonly Option<Value>[];
  value: Value | '';
  onChoose: (value: Value | '') => void;
}

function Choice<Value extends string>({ label, all, options, value, onChoose }: ChoiceProps<Value>) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <select
        className={styles.input}
        value={value}
        onChange={({ target }) => onChoose(options.find(([name]) => name === target.value)?.[0] ?? '')}
      >
        <option value="">{all}</option>
        {options.map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
