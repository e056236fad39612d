import { lazy, useState, type ComponentType } from 'react';
import { withStyles } from './with-styles.ts';

/**
 * A component whose code comes late, with a way to fetch it beforehand. Code that is there by then is drawn at once:
 * whatever React itself has to wait for, it shows a third of a second later than it could.
 */
export function late<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let there: ComponentType<Props> | null = null;
  const fetch = async () => {
    const module = await withStyles(load);
    there = module.default;
    return module;
  };
  const Awaited: ComponentType<Props> = lazy(fetch);
  function Late(props: Props) {
    const [Part] = useState(() => there ?? Awaited);
    return <Part {...props} />;
  }
  return Object.assign(Late, { load: fetch });
}
