import { lazy, useState, type ComponentType } from 'react';
import { kept } from '#src/code/kept.ts';

/**
 * A component whose code comes late, with a way to fetch it beforehand. Code that is there by then is drawn at once:
 * whatever React itself has to wait for, it shows a third of a second later than it could.
 */
export function late<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const fetchOnce = kept(load);
  let there: ComponentType<Props> | null = null;
  let awaited: ComponentType<Props> = lazy(fetch);

  async function fetch() {
    try {
      const module = await fetchOnce();
      there = module.default;
      return module;
    } catch (error) {
      awaited = lazy(fetch);
      throw error;
    }
  }

  function Late(props: Props) {
    const [Part] = useState(() => there ?? awaited);
    return <Part {...props} />;
  }
  return Object.assign(Late, { load: fetch });
}
