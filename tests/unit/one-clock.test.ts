import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { filesUnder } from '#tests/tools/files.ts';

/** Reads the device's clock: `new Date()`, `Date.now()`, or `Date.now` handed on. */
const device = /\bnew Date\(\)|\bDate\.now\b|\bDate\(\)/g;

/** Where the device's own clock is right, with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'src/clock/server-clock.ts': 'the one clock itself: the device’s, put right',
  'src/clock/last-answer.ts': 'when an answer came, which the one clock compares with its date',
  'src/api/errors.ts': 'how long to wait',
  'src/analytics/tag-manager.ts': 'when the tag manager began, for itself',
  'src/app/checkout-guards.ts': 'how long a payment has been open',
  'src/app/create-app.ts': 'how long ago this tab was sent to the program page',
  'src/app/read-at.ts': 'when the device read something, shown by its own clock',
  'src/browser/answered-at.ts': 'how long ago the API answered',
  'src/browser/cookies.ts': 'how long the browser keeps a cookie',
  'src/browser/error-reports.ts': 'when the device failed, for a log',
  'src/first-script.ts': 'how long ago the page was loaded again',
  'src/flows/idle-session/idle-session.actors.ts': 'how long nothing was asked',
  'src/flows/password-reset/password-reset.actors.ts': 'how long until a code can be sent again',
  'src/flows/payment/payment.actors.ts': 'how long a payment has been open',
  'src/flows/payment/pending-payments.actors.ts': 'how long a payment has been open',
  'src/flows/subscription/subscription.actors.ts': 'how long a change has been open',
  'src/ui/countdown/countdown.tsx': 'how many seconds are left',
  'src/ui/section/refresh-note.tsx': 'whether the device read something today, by its own clock',
};

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = ['src', 'machines', 'server/card-frame/hosted-form'].flatMap((folder) =>
  filesUnder(root, folder).filter((file) => /\.tsx?$/.test(file)),
);
const readers = read.filter((file) => readFileSync(`${root}${file}`, 'utf8').match(device) !== null);

test('[LIFE-04] a day or a month is never taken from the device’s clock', () => {
  expect(readers.filter((file) => !(file in allowed))).toEqual([]);
  expect(read.length).toBeGreaterThan(700);
});

test('the list of where the device’s clock is right names no other file', () => {
  expect(Object.keys(allowed).filter((file) => !readers.includes(file))).toEqual([]);
});
