import { startUpMessages } from '#src/messages/start-up.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { announce } from '../announcer/announce.ts';
import { noticeableWait } from '../announcer/use-announcement.ts';
import { patience } from './use-slow-indicator.ts';

/** Milliseconds in which one wait takes the place of another. */
const pause = 200;

const waits = new Set<{ label: string }>();
const timers = new Set<ReturnType<typeof setTimeout>>();
let isAnnounced = false;
let hasFailed = false;

function plan(action: () => void, after: number): void {
  timers.add(setTimeout(action, after));
}

function dropPlans(): void {
  timers.forEach(clearTimeout);
  timers.clear();
}

/**
 * Something of the page is awaited until what is returned is called. However many parts are: that the page loads is
 * announced once, again where it takes long, and once when all have come.
 */
export function beginWait(label: string): () => void {
  const wait = { label };
  if (waits.size === 0) {
    dropPlans();
    if (!isAnnounced) plan(announceWaits, noticeableWait);
    plan(() => announce(startUpMessages.slow), patience);
  }
  waits.add(wait);
  return () => {
    waits.delete(wait);
    if (waits.size > 0) return;
    dropPlans();
    plan(announceEnd, pause);
  };
}

/** Announces that what was awaited can't be had. */
export function failWait(title: string): void {
  hasFailed = true;
  announce(`${title}.`);
}

function announceWaits(): void {
  isAnnounced = true;
  hasFailed = false;
  announce([...new Set([...waits].map(({ label }) => `${label}…`))].join(' '));
}

function announceEnd(): void {
  if (isAnnounced && !hasFailed) announce(controlMessages.loaded);
  isAnnounced = false;
  hasFailed = false;
}
