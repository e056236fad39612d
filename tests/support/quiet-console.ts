import { afterEach, beforeEach, expect, vi } from 'vitest';

const write = { error: console.error, warn: console.warn };
const written: unknown[][] = [];

/** An error or a warning on the console fails the test during which it was written. */
beforeEach(() => {
  written.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      written.push([level, ...parts]);
      write[level](...parts);
    });
  }
});

afterEach(() => {
  expect(written, 'errors and warnings on the console').toEqual([]);
});
