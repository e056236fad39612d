import { commands } from 'vitest/browser';
import { isNothing, type Speech } from './listen.ts';
import { silent } from './silent.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What the file of a machine's speech has that differs, as lines; writes it where snapshots are updated. */
    compareSpeech: (machine: string, table: string) => Promise<string[]>;
  }
}

/** What follows the gestures of one machine, gathered over its walks. */
export interface SpeechTable {
  note: (gesture: { from: string; title: string; to: string; isEnd: boolean }, speech: Speech) => void;
  /** What is wrong with it; with all walks, what differs from its file, too. */
  flaws: (isWhole: boolean) => Promise<string[]>;
}

/** Why nothing is said is looked up by the row: `state: title of the event`. */
export function speechTable(
  machine: string,
  excused: Readonly<Record<string, string>> = silent[machine] ?? {},
  compare: (machine: string, table: string) => Promise<string[]> = commands.compareSpeech,
): SpeechTable {
  const rows = new Map<string, Set<string>>();
  const mute = new Map<string, string>();
  const wrong = new Set<string>();
  return {
    note: ({ from, title, to, isEnd }, speech) => {
      const row = `${from}: ${title}`;
      const said = isNothing(speech) ? [isEnd ? 'the flow ends' : 'nothing'] : saidBy(speech);
      rows.set(row, (rows.get(row) ?? new Set()).add(`${said.join(' · ')} → ${to}`));
      if (isNothing(speech) && !isEnd)
        mute.set(row, speech.focus === null ? 'nothing is said' : 'the focus is lost');
      if (isSaidTwice(speech)) wrong.add(`${row}: said twice: ${said.join(' · ')}`);
      if (speech.focus === 'nothing' && !isNothing(speech) && !isEnd) wrong.add(`${row}: the focus is lost`);
    },
    flaws: async (isWhole) => {
      const flaws = [...mute]
        .filter(([row]) => !Object.hasOwn(excused, row))
        .map(([row, flaw]) => `${row}: ${flaw}`);
      if (!isWhole) return [...flaws, ...wrong];
      const needless = Object.keys(excused)
        .filter((row) => !mute.has(row))
        .map((row) => `${row}: its exception is not needed`);
      return [...flaws, ...wrong, ...needless, ...(await compare(machine, tableOf(rows, excused)))];
    },
  };
}

function saidBy({ words, focus, change }: Speech): string[] {
  return [
    ...(change === null ? [] : [`becomes ${change}`]),
    ...(focus === null ? [] : [`focus: ${focus}`]),
    ...words,
  ];
}

/** A live region is not for what the focus reads, or the control that has it; progress is news. */
function isSaidTwice({ words, focus, change }: Speech): boolean {
  const hasState = change !== null && !change.startsWith('value');
  const now = words.filter((line) => !line.startsWith('soon'));
  const texts = now.flatMap((line) => /“(.+)”/.exec(line)?.[1] ?? []);
  return texts.length > 0 && (hasState || texts.some((text) => focus?.includes(text) === true));
}

function tableOf(
  rows: ReadonlyMap<string, ReadonlySet<string>>,
  excused: Readonly<Record<string, string>>,
): string {
  const lines = [...rows].map(([row, all]) => {
    const reason = excused[row];
    const said = [...all].toSorted().map((each) => `  ${each}`);
    return [row, ...said, ...(reason === undefined ? [] : [`  (${reason})`])].join('\n');
  });
  return `${lines.toSorted().join('\n')}\n`;
}
