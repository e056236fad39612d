import { useEffect, useState } from 'react';
import { waitFor } from 'xstate';
import type { AppRef } from '#machines/app/app.machine.ts';
import { readNames } from '#machines/app/reads.ts';
import { useApp } from './app-context.ts';

/** Milliseconds. A page that moves all the time on a slow machine has no idle moment, and counts as idle after it. */
const longestWait = 2000;
/** Milliseconds. A read that is silent for longer holds up nothing else. */
const longestRead = 5000;

const interactions = ['pointermove', 'pointerdown', 'keydown'];

/**
 * Settles when a page is shown, what it reads has come or failed and stands in place of its skeleton, and the browser has
 * time and a connection.
 */
export async function whenIdle(app: AppRef): Promise<void> {
  await waitFor(app, ({ context }) => context.route !== null);
  await whenConnected(app);
  const { children } = app.getSnapshot();
  const reads = readNames.map(async (name) => {
    const read = children[name];
    if (read) await waitFor(read, (snapshot) => !isBusy(snapshot));
  });
  await Promise.race([Promise.all(reads), new Promise((resolve) => setTimeout(resolve, longestRead))]);
  await nextFrame();
  await skeletonsGone();
  await idleMoment();
}

/** Settles when the browser has a connection, as far as it knows. */
export async function whenConnected(app: AppRef): Promise<void> {
  const { network } = app.getSnapshot().children;
  if (network) await waitFor(network, (snapshot) => snapshot.matches('online'));
}

/** Settles when a person has begun to use the page, by pointer or by key, and it is idle: who only looks pays nothing. */
export async function whenInteracted(app: AppRef): Promise<void> {
  await watchInteraction();
  await whenIdle(app);
}

/** A skeleton that was seen stays for a moment after its answer. */
async function skeletonsGone(): Promise<void> {
  const end = performance.now() + longestWait;
  while (document.querySelector('[aria-busy=true]') && performance.now() < end) await nextFrame();
}

/** A page behind others has no frames. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, longestWait);
  });
}

/** Between two frames that are due there is less time than this, milliseconds. */
const roomyPause = 20;
/** A page that moves all the time has no roomy pause. */
const mostPauses = 10;

/** Settles when no frame is due: what has just come is laid out and painted. */
async function idleMoment(): Promise<void> {
  for (let pauses = 0; pauses < mostPauses; pauses += 1) {
    if ((await pauseLength()) > roomyPause) return;
  }
}

/** Settles when the browser has nothing else to do, with for how long, milliseconds. */
function pauseLength(): Promise<number> {
  return new Promise((resolve) => {
    const onIdle = (pause: IdleDeadline) => resolve(pause.didTimeout ? Infinity : pause.timeRemaining());
    if ('requestIdleCallback' in window) requestIdleCallback(onIdle, { timeout: longestWait });
    else setTimeout(resolve, 200, Infinity);
  });
}

let interaction: Promise<void> | null = null;

/** Settles at the first interaction since its first call, which therefore comes before any component. */
export function watchInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    const stop = new AbortController();
    const onInteraction = () => {
      stop.abort();
      resolve();
    };
    for (const type of interactions)
      addEventListener(type, onInteraction, { passive: true, signal: stop.signal });
  });
  return interaction;
}

/** A read that ends on command in a test has no tags. */
function isBusy(snapshot: { hasTag?: (tag: 'busy') => boolean }): boolean {
  return snapshot.hasTag?.('busy') === true;
}

/** False until the page is idle: what nobody waits for is loaded then. */
export const useIdle = () => useFormattedTime(whenIdle);

/** False until the page is used, and idle: what only a gesture can open is loaded then. */
export const useInteracted = () => useFormattedTime(whenInteracted);

function useFormattedTime(settles: (app: AppRef) => Promise<void>): boolean {
  const app = useApp();
  const [hasCome, setCome] = useState(false);
  useEffect(() => {
    let isShown = true;
    const appHasStopped = () => {};
    settles(app).then(() => isShown && setCome(true), appHasStopped);
    return () => {
      isShown = false;
    };
  }, [app, settles]);
  return hasCome;
}
