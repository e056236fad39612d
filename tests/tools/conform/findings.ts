/** What a check found: broken breaks what is specified, lost costs a part, fine is as it should be. */
export type Group = 'broken' | 'lost' | 'fine';

export interface Finding {
  group: Group;
  /** `GET rewards`, or what was checked: `CORS`. */
  call: string;
  /** The field, header or cookie. */
  path: string | null;
  /** What came, by type; never a value. */
  came: string;
  /** What a member notices, or somebody who attacks one. */
  effect: string;
  /** The other calls that have the same flaw. */
  also: string[];
}

/** A call that was not made, and why. */
export interface Unchecked {
  call: string;
  why: string;
}

export interface Report {
  api: string;
  client: string;
  /** The app's origin that was assumed. */
  origin: string;
  broken: Finding[];
  lost: Finding[];
  fine: Finding[];
  unchecked: Unchecked[];
}

export interface Findings {
  add: (group: Group, call: string, came: string, effect: string, path?: string | null) => void;
  leaveOut: (call: string, why: string) => void;
  report: (about: Pick<Report, 'api' | 'client' | 'origin'>) => Report;
}

/** Whether an answer lacks a field that nobody has to send. */
export const isAbsence = ({ group, path, came }: Finding) =>
  group === 'lost' && path !== null && came.startsWith('absent');

/** The name of a field without its place in an answer. */
const fieldIn = (path: string | null) => path?.split('.').at(-1) ?? null;

/** Collects what checks find; the same flaw in several calls is one finding. */
export function createFindings(): Findings {
  const found = new Map<string, Finding>();
  const unchecked: Unchecked[] = [];
  return {
    add(group, call, came, effect, path = null) {
      const field = fieldIn(path);
      const key = [group, field ?? call, came.replace(/ \(\d+ of \d+\)$/, ''), effect].join('\n');
      const known = found.get(key);
      if (known === undefined) found.set(key, { group, call, path, came, effect, also: [] });
      else if (known.call !== call && !known.also.includes(call)) known.also.push(call);
    },
    leaveOut(call, why) {
      unchecked.push({ call, why });
    },
    report(about) {
      const of = (group: Group) => [...found.values()].filter((each) => each.group === group);
      const flawed = [...of('broken'), ...of('lost')];
      const failed = new Set(flawed.flatMap(({ call, also }) => [call, ...also]));
      const fine = of('fine').filter(({ call }) => !failed.has(call));
      return {
        ...about,
        broken: of('broken'),
        lost: of('lost').toSorted((one, other) => Number(isAbsence(one)) - Number(isAbsence(other))),
        fine,
        unchecked,
      };
    },
  };
}
