import { expect } from 'vitest';

/** What the dialog shows is busy; its live regions are not a part of that. */
export const expectBusyDialog = () =>
  expect.poll(() => document.querySelector('[role=dialog] > [aria-busy=true]')).not.toBeNull();

/** Nothing in the dialog is busy but what says so itself. */
export const expectRestingDialog = () =>
  expect.poll(() => document.querySelector('[role=dialog] > [aria-busy=true]')).toBeNull();
