import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { holdFocus } from '#src/browser/hold-focus.ts';
import { leadToChoice } from '#src/browser/lead-to-choice.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { startUpMessages } from '#src/messages/start-up.ts';
import { announceWork } from '#src/ui/announcer/announce-work.ts';
import { LiveRegions } from '#src/ui/announcer/live-regions.tsx';
import { drawn } from '../drawn.ts';
import { spokenOf, textOf } from './focused.ts';

/** What follows a gesture for who listens. */
export interface Speech {
  /** `assertive “Enter your city.”`, and `soon “Joining…”` for what is said where it takes longer than half a second. */
  words: string[];
  /** What takes the focus, or `nothing` where it is lost; null where the focus stays. */
  focus: string | null;
  /** How the control changes that has the focus: `checked`. */
  change: string | null;
}

/** Milliseconds in which something follows. */
const patience = 1000;
const waits = '[aria-busy=true][data-busy-label], [data-waits-for]';
/** Whose text was there before: one that comes with its text is heard by no one for certain. */
const regions =
  '[role=status], [aria-live=polite]:not([data-announcer]), [aria-live=assertive]:not([data-announcer])';
const stateful = 'input, select, textarea, [aria-expanded], [aria-checked], [aria-selected], [aria-pressed]';
const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
const operations = ['pointerdown', 'click', 'keydown', 'input'] as const;
/** What may come late, from an earlier gesture too: all labels that were seen so far. */
const timed = new Set<string>([controlMessages.loaded, startUpMessages.slow]);

export interface Listener {
  /** From now on is after the gesture that comes: what is said of earlier ones is over by then. */
  begin: () => Promise<void>;
  followed: () => Promise<Speech>;
  end: () => void;
}

/** Has the page announce as the app does, and listens to it. */
export function listen(): Listener {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  flushSync(() => root.render(createElement(LiveRegions)));
  const stopWork = announceWork();
  const stopFocus = holdFocus();
  const stopLeading = leadToChoice();
  let spoken: string[] = [];
  let states = new Map<Element, string>();
  let known = new Set<string>();
  let operated: Element | null = null;

  const changes = new MutationObserver((all) => {
    noteLabels();
    for (const { target, addedNodes } of all) {
      spoken.push(...[...addedNodes].flatMap(spokenBy));
      const region = (target instanceof Element ? target : target.parentElement)?.closest<HTMLElement>(
        regions,
      );
      if (region?.isConnected && region.innerText.trim() !== '') spoken.push(lineOf(region));
    }
  });
  changes.observe(document.body, { childList: true, characterData: true, subtree: true });
  const note = ({ target }: Event) => {
    operated = (target instanceof Element && target.closest(focusable)) || document.activeElement;
  };
  operations.forEach((type) => addEventListener(type, note, true));

  const find = (): Speech => {
    const promised = promises();
    noteLabels();
    const later = [...promised].filter((each) => !known.has(each));
    const isTimed = (line: string) => [...timed].some((each) => line.includes(`“${textOf(each)}`));
    const words = [...new Set(spoken)].filter((line) => !line.endsWith('“”') && !isTimed(line));
    return {
      words: [...words, ...later.map((label) => `soon “${textOf(label)}”`)],
      focus: focusAfter(operated),
      change: changeOf(states),
    };
  };

  return {
    begin: async () => {
      await quiet(() => spoken.length);
      spoken = [];
      operated = null;
      states = new Map([...document.querySelectorAll(stateful)].map((each) => [each, stateOf(each)]));
      known = promises();
      noteLabels();
    },
    followed: async () => {
      const since = performance.now();
      await drawn();
      while (isOpen(find()) && performance.now() - since < patience) await drawn();
      await drawn();
      return find();
    },
    end: () => {
      stopWork();
      stopFocus();
      stopLeading();
      changes.disconnect();
      operations.forEach((type) => removeEventListener(type, note, true));
      root.unmount();
      place.remove();
    },
  };
}

export function isNothing({ words, focus, change }: Speech): boolean {
  return words.length === 0 && (focus === null || focus === 'nothing') && change === null;
}

/** Three frames went by with nothing new: a toast is said two frames after it has come. */
async function quiet(count: () => number): Promise<void> {
  const since = performance.now();
  for (let last = -1; last !== count() && performance.now() - since < patience;) {
    last = count();
    await drawn();
  }
}

/** Nothing has come yet, or whoever holds the focus has not put it anywhere. */
function isOpen(speech: Speech): boolean {
  return isNothing(speech) || speech.focus === 'nothing';
}

function lineOf(region: HTMLElement): string {
  return `${region.getAttribute('aria-live') ?? 'polite'} “${textOf(region.innerText)}”`;
}

function spokenBy(node: Node): string[] {
  if (!(node instanceof HTMLElement)) return [];
  const region = node.parentElement?.closest('[data-announcer]');
  if (region) return [`${region.getAttribute('aria-live') ?? ''} “${textOf(node.textContent)}”`];
  const alerts = [node, ...node.querySelectorAll<HTMLElement>('*')].filter((each) =>
    each.matches('[role=alert]'),
  );
  return alerts.map(({ innerText }) => `assertive “${textOf(innerText)}”`);
}

function noteLabels(): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-busy-label], [data-waits-for]'))
    timed.add(labelOf(dataset));
}

const labelOf = (dataset: DOMStringMap) => dataset['busyLabel'] ?? `${dataset['waitsFor'] ?? ''}…`;

function promises(): Set<string> {
  const all = [...document.querySelectorAll<HTMLElement>(waits)];
  return new Set(all.map(({ dataset }) => labelOf(dataset)));
}

function focusAfter(operated: Element | null): string | null {
  const { activeElement, body } = document;
  if (operated === null || operated === body) return null;
  if (!(activeElement instanceof HTMLElement) || activeElement === body) return 'nothing';
  return activeElement === operated ? null : spokenOf(activeElement);
}

function changeOf(before: ReadonlyMap<Element, string>): string | null {
  const { activeElement } = document;
  if (!activeElement) return null;
  const was = before.get(activeElement);
  const is = stateOf(activeElement);
  return was === undefined || was === is ? null : is;
}

function stateOf(element: Element): string {
  if (element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type))
    return element.checked ? 'checked' : 'not checked';
  for (const name of ['expanded', 'checked', 'selected', 'pressed']) {
    const value = element.getAttribute(`aria-${name}`);
    if (value !== null) return value === 'false' ? `not ${name}` : name;
  }
  return 'value' in element ? `value “${textOf(String(element.value))}”` : '';
}
