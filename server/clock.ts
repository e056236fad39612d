import { addMinutes } from 'date-fns';

/** The server's one clock. It runs; the sandbox may move it. */
export interface Clock {
  now: () => Date;
  /** Lets time go on from this instant. */
  set: (instant: Date) => void;
  advance: (milliseconds: number) => void;
  /** How many milliseconds it was moved. */
  offset: () => number;
  /** Moves it this far from real time. */
  moveTo: (offset: number) => void;
  /** Back to real time. */
  reset: () => void;
}

/**
 * Servers' clocks differ a little. What bears a time after this one is of a clock that was put back.
 */
export const latestAt = (now: Date) => addMinutes(now, 1);

/** A clock that tells `base`'s time until it is moved. */
export function createClock(base: () => number = Date.now): Clock {
  let offset = 0;
  return {
    now: () => new Date(base() + offset),
    set: (instant) => {
      offset = instant.getTime() - base();
    },
    advance: (milliseconds) => {
      offset += milliseconds;
    },
    offset: () => offset,
    moveTo: (given) => {
      offset = given;
    },
    reset: () => {
      offset = 0;
    },
  };
}
