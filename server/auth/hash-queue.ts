import { LRUCache } from 'lru-cache';
import { tooMany } from '#server/errors/api-error.ts';

export interface HashQueueRules {
  /** How many hashes run at once. */
  atOnce: number;
  /** How many of strangers may wait beside them. */
  waiting: number;
  /** How many of known devices may wait beside them. */
  knownWaiting: number;
  /** When somebody who was turned away may come back, in seconds. */
  retryAfter: number;
}

/** For whom a password is hashed. */
export interface HashRequester {
  /** A device that the member has logged in with before, or somebody who has proven who they are. */
  isKnown: boolean;
  network: string;
}

interface Waiting {
  network: string;
  run: () => Promise<void>;
  refuse: () => void;
}

export interface HashQueue {
  /**
   * Runs work in turn. Known devices come first, but every fifth turn is a stranger's. Of the strangers, those come first
   * whose network has the fewest failures, refusals and requests. Rejects with 520 `i_auth_005`, undone, when too many wait: a
   * network that asks less takes the place of one that asks more.
   */
  run: <Result>(requester: HashRequester, work: () => Promise<Result>) => Promise<Result>;
  /** Notes that a password from a network was wrong. */
  noteFailure: (network: string) => void;
  /** How many of each wait and run now, and how many were refused so far. */
  figures: () => HashFigures;
}

export interface HashFigures {
  known: number;
  strangers: number;
  running: number;
  refused: number;
}

const knownInARow = 4;
const failureMilliseconds = 600_000;
const maximumNetworks = 50_000;

/** A queue for work that takes a core each. `rules` may change while it runs. */
export function createHashQueue(rules: Readonly<HashQueueRules>): HashQueue {
  const failures = new LRUCache<string, number>({
    max: maximumNetworks,
    ttl: failureMilliseconds,
    noUpdateTTL: true,
  });
  const known: Waiting[] = [];
  const strangers: Waiting[] = [];
  let running = 0;
  let knownTurns = 0;
  let refused = 0;

  const noteFailure = (network: string) => {
    failures.set(network, (failures.get(network) ?? 0) + 1);
  };

  const weightOf = (network: string) =>
    (failures.get(network) ?? 0) + strangers.filter((each) => each.network === network).length;

  const takeStranger = () => {
    const weights = strangers.map(({ network }) => weightOf(network));
    return strangers.splice(weights.indexOf(Math.min(...weights)), 1)[0];
  };

  const takeNext = () => {
    const isStrangersTurn = known.length === 0 || knownTurns >= knownInARow;
    if (isStrangersTurn && strangers.length > 0) {
      knownTurns = 0;
      return takeStranger();
    }
    knownTurns += 1;
    return known.shift();
  };

  const fill = () => {
    while (running < rules.atOnce && known.length + strangers.length > 0) {
      running += 1;
      void takeNext()
        ?.run()
        .finally(() => {
          running -= 1;
          fill();
        });
    }
  };

  /** Makes room for a stranger by turning away the last one of the busiest network, if that one is busier. */
  const makeRoom = (network: string): boolean => {
    if (running < rules.atOnce || strangers.length < rules.waiting) return true;
    const weights = strangers.map((each) => weightOf(each.network));
    const heaviest = Math.max(...weights);
    if (weightOf(network) + 1 >= heaviest) return false;
    strangers.splice(weights.lastIndexOf(heaviest), 1)[0]?.refuse();
    return true;
  };

  const hasRoom = ({ isKnown, network }: HashRequester) =>
    isKnown ? running < rules.atOnce || known.length < rules.knownWaiting : makeRoom(network);

  return {
    run: <Result>(requester: HashRequester, work: () => Promise<Result>) =>
      new Promise<Result>((resolve, reject) => {
        const refuse = () => {
          refused += 1;
          if (!requester.isKnown) noteFailure(requester.network);
          reject(tooMany(rules.retryAfter));
        };
        if (!hasRoom(requester)) return refuse();
        (requester.isKnown ? known : strangers).push({
          network: requester.network,
          run: async () => work().then(resolve, reject),
          refuse,
        });
        fill();
      }),
    noteFailure,
    figures: () => ({ known: known.length, strangers: strangers.length, running, refused }),
  };
}
