import { setTimeout as wait } from 'node:timers/promises';

const shortest = 100;

/** Settles as the work does, but no sooner than after 100 ms, so that the time does not tell what there was to do. */
export async function inEvenTime<Result>(work: Promise<Result>): Promise<Result> {
  await Promise.allSettled([work, wait(shortest)]);
  return work;
}
