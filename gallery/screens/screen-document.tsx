import { createRoot } from 'react-dom/client';
import { Component, type ReactNode } from 'react';
import '#src/theme/global.css.ts';
import { parseAddress } from '../address.ts';
import { describeNeighbors } from '../messages.ts';
import { flowsAround } from '#gallery/words/chart-words.ts';
import { caseId } from '#paths/explore/case-id.ts';
import { quoted } from '#paths/text/quoted.ts';
import { entryOf } from './charts.ts';
import { dressScreen } from './dress-screen.ts';
import { followLink } from './follow-link.ts';
import { leaveByTab } from './leave-by-tab.ts';
import { leaveKeyboard } from './leave-keyboard.ts';
import { scrollTogether } from './scroll-together.ts';
import { snapshotAt } from './pure-transition.ts';
import { play, type Play } from './play.ts';
import { screensToCome } from '#paths/explore/machines-without-screen.ts';
import type { Screen } from './screen.tsx';
import { screenOf } from './screens.ts';
import { choicesAt, walk, type Chart, type Walk, type Way } from './ways.ts';
import * as styles from './screen-document.css.ts';

const root = createRoot(document.body.appendChild(document.createElement('div')));

/** What is shown now, of which chart, with the way that led to it and what the link names in vain. */
let shown: {
  key: string;
  turn: number;
  chart: Chart;
  screen: Screen;
  play: Play;
  walked: Walk;
  notes: readonly string[];
} | null = null;
let turn = 0;

/** Milliseconds after which a screen without a word, or with a clock, is taken for one that is shown. */
const patience = 2000;

/** The gallery around says itself what a link names in vain. */
const isAlone = window.parent === window;

window.addEventListener('hashchange', () => void show());
leaveByTab();
leaveKeyboard();
scrollTogether();
snapshotAt();
void show();

async function show(): Promise<void> {
  const mine = ++turn;
  const address = parseAddress(window.location.hash);
  const { machine } = address;
  const entry = entryOf(machine);
  document.title = entry?.title ?? 'No such machine';
  if (!entry) return say(`There is no machine ${quoted(machine)}.`);
  const screen = screenOf(machine);
  if (!screen) return say(screensToCome[machine] ?? 'It has no screen.');
  const { tenant, chart, walked, notes } = followLink(entry, address);
  const causes = walked.steps.map(({ cause }) => cause);
  const look = `${address.scheme} ${address.text}`;
  const key = `${machine} ${tenant.id} ${look} ${walked.way.start} ${screen.scene?.(causes) ?? ''}`;
  if (shown?.key === key && goesOn(shown.walked, walked)) {
    const [last] = walked.steps.slice(shown.walked.steps.length);
    shown.walked = walked;
    shown.notes = notes;
    if (last) shown.play.step(last.cause);
    paint();
    return describeShown(walked);
  }
  shown?.play.stop();
  shown = null;
  root.render(null);
  try {
    const played = await play(
      { entry: chart.entry, screen, fixture: tenant },
      { input: walked.input, causes },
      (event) => receive(chart, event),
    );
    if (mine !== turn) return played.stop();
    dressScreen(address);
    shown = { key, turn: mine, chart, screen, play: played, walked, notes };
    paint();
    describeShown(walked);
  } catch (error) {
    say(`This state could not be shown: ${String(error)}`);
  }
}

/** The screen, and why it is empty where it is. */
function paint(): void {
  if (!shown) return;
  root.render(
    <Guarded key={shown.turn}>
      <Noted reason={reasonOf(shown.chart, shown.walked)}>
        <div className={shown.screen.isWhole ? undefined : styles.page}>{shown.play.view}</div>
      </Noted>
      {isAlone && shown.notes.length > 0 && (
        <p className={styles.linkNote} role="status">
          {shown.notes.join(' ')}
        </p>
      )}
    </Guarded>,
  );
}

/** Whether a way is another one and at most one step more. */
function goesOn({ way: before }: Walk, { way }: Walk): boolean {
  return way.path.length - before.path.length < 2 && before.path.every((id, index) => id === way.path[index]);
}

/** A member does something on the screen itself: the way goes on with the case of it. */
function receive(chart: Chart, event: { type: string }): void {
  if (!shown) return;
  const choices = choicesAt(chart, shown.walked.position).filter(
    ({ cause, leaves }) => leaves !== null && cause.kind === 'event' && cause.event.type === event.type,
  );
  const same = choices.find(({ cause }) => cause.kind === 'event' && isSame(cause.event, event));
  const choice = same ?? choices[0];
  if (!choice) return;
  const way: Way = { ...shown.walked.way, path: [...shown.walked.way.path, caseId(choice.cause)] };
  shown.walked = walk(chart, way);
  paint();
  describeNeighbors({ type: 'screen.stepped', id: choice.id });
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function reasonOf(chart: Chart, { first, steps }: Walk): string | null {
  const [leaf = ''] = steps.at(-1)?.leaves ?? first.leaves;
  const unseen = screenOf(chart.entry.machine.id)?.unseen ?? {};
  if (Object.hasOwn(unseen, leaf)) return unseen[leaf] ?? null;
  const isFinal = chart.machine.getStateNodeById(`${chart.machine.id}.${leaf}`).type === 'final';
  return isFinal ? endOf(chart.machine.id) : null;
}

function endOf(machine: string): string {
  const [next] = flowsAround(machine);
  return next ? `The flow ends here. Next: ${next.title}.` : 'The flow ends here.';
}

/** A line on a page that is otherwise empty. */
function Noted({ reason, children }: { reason: string | null; children: ReactNode }) {
  return (
    <>
      {children}
      {reason !== null && <p className={styles.note}>{reason}</p>}
    </>
  );
}

class Guarded extends Component<{ children: ReactNode }, { error: string | null }> {
  override state = { error: null };
  static getDerivedStateFromError(error: unknown) {
    return { error: String(error) };
  }
  override render() {
    return this.state.error === null ? (
      this.props.children
    ) : (
      <p className={styles.note}>This state could not be shown: {this.state.error}</p>
    );
  }
}

function say(text: string): void {
  shown?.play.stop();
  shown = null;
  root.render(<p className={styles.note}>{text}</p>);
}

/** Says that a state is shown once its text stands still in its typeface: what is read then is searched, drawn and printed. */
function describeShown({ first, steps }: Walk): void {
  const [state = ''] = steps.at(-1)?.leaves ?? first.leaves;
  const { hash } = window.location;
  const mine = turn;
  const latest = Date.now() + patience;
  const look = (before: string) => {
    const text = document.body.innerText;
    if (mine !== turn) return;
    const isStill = text.trim() !== '' && text === before && document.fonts.status === 'loaded';
    if (isStill || Date.now() >= latest) describeNeighbors({ type: 'screen.shown', hash, state, text });
    else setTimeout(look, 50, text);
  };
  setTimeout(look, 50, '');
}
