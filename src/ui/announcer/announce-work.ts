import { startUpMessages } from '#src/messages/start-up.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { patience } from '../waiting/use-slow-indicator.ts';
import { announce } from './announce.ts';

type Timer = ReturnType<typeof setTimeout>;

/** What is shorter than this, milliseconds, ends before anybody wonders. */
const noticeableWait = 500;
/** Milliseconds in which one wait takes the place of another. */
const pause = 200;

/**
 * Announces what elements show by attributes, so that none has code for it: a text that comes by `data-announced`, a
 * control at work by its `data-busy-label`, parts that are awaited by `data-waits-for`, those that can't be had by
 * `data-failure`. Returns how to end this.
 */
export function announceWork(): () => void {
  const watchers = [followTexts(), followControls(), followParts()];
  const look = () => watchers.forEach((watch) => watch());
  const changes = new MutationObserver(look);
  changes.observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-busy'],
  });
  look();
  return () => changes.disconnect();
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** Those that come together, or change together, are announced as one. */
function followTexts(): () => void {
  const known = new WeakMap<HTMLElement, string>();
  return () => {
    const changed = all('[data-announced]:not([role=alert])').filter(
      (each) => known.get(each) !== each.textContent,
    );
    changed.forEach((each) => known.set(each, each.textContent));
    const text = changed.map(({ innerText }) => innerText).join(' ');
    if (text.trim() !== '') announce(text.trim().replaceAll(/\s+/g, ' '));
  };
}

function followControls(): () => void {
  const timers = new Map<HTMLElement, Timer>();
  return () => {
    const busy = new Set(all('[aria-busy=true][data-busy-label]'));
    for (const [control, timer] of timers) {
      if (busy.has(control)) continue;
      clearTimeout(timer);
      timers.delete(control);
    }
    for (const control of busy) {
      if (timers.has(control)) continue;
      timers.set(control, setTimeout(announce, noticeableWait, control.dataset['busyLabel']));
    }
  };
}

/** However many parts a page awaits: it is announced once, again where it takes long, and once when all have come. */
function followParts(): () => void {
  const known = new WeakSet<HTMLElement>(all('[data-failure]'));
  let isWaiting = false;
  let isAnnounced = false;
  let hasFailed = false;
  let timers: Timer[] = [];

  const plan = (...steps: Timer[]) => {
    timers.forEach(clearTimeout);
    timers = steps;
  };
  const begin = () => {
    if (isAnnounced) return;
    isAnnounced = true;
    const labels = new Set(all('[data-waits-for]').map(({ dataset }) => `${dataset['waitsFor']}…`));
    announce([...labels].join(' '));
  };
  const end = () => {
    if (isAnnounced && !hasFailed) announce(controlMessages.loaded);
    isAnnounced = false;
    hasFailed = false;
  };

  return () => {
    const failures = all('[data-failure]').filter((each) => !known.has(each));
    failures.forEach((each) => known.add(each));
    if (failures.length > 0) {
      hasFailed = true;
      announce(failures.map(({ dataset }) => `${dataset['failure']}.`).join(' '));
    }
    const isAwaited = document.querySelector('[data-waits-for]') !== null;
    if (isAwaited === isWaiting) return;
    isWaiting = isAwaited;
    if (isAwaited)
      plan(setTimeout(begin, noticeableWait), setTimeout(announce, patience, startUpMessages.slow));
    else plan(setTimeout(end, pause));
  };
}
