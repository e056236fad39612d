import * as v from 'valibot';

const factSchema = v.picklist(['loggedIn', 'loggedOut']);

export type TabFact = v.InferOutput<typeof factSchema>;

export interface Tabs {
  notify: (fact: TabFact) => void;
  close: () => void;
}

/** Joins the open tabs of this origin. A tab never hears what it told itself. */
export function joinTabs(onMessage: (fact: TabFact) => void): Tabs {
  const channel = new BroadcastChannel('session');
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const fact = v.safeParse(factSchema, data);
    if (fact.success) onMessage(fact.output);
  };
  return {
    notify: (fact) => channel.postMessage(fact),
    close: () => channel.close(),
  };
}
