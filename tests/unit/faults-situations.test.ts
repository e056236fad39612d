import { describe, expect, it } from 'vitest';
import { clientSituations } from '#tests/support/faults/client-situations.ts';
import { clientExclusions, tallyOf } from '#tests/support/faults/excluded.ts';
import { everyCall } from './api-cases/every-call.ts';

describe('every call of the app’s client, in the situations that it can be left in', () => {
  it('[HTTP-06] notifies nobody who has left, reports the end of a session once, and goes through with the token of another tab', async () => {
    const { lost, unneeded, total } = tallyOf(await clientSituations(everyCall), clientExclusions);
    expect({ lost, unneeded }).toEqual({ lost: [], unneeded: [] });
    expect(total).toBe(everyCall.length * 3 - clientExclusions.length);
  });

  it('[HTTP-06] is detected when it answers somebody who has left, and is sent again', async () => {
    const deaf = everyCall.map((made) => ({
      ...made,
      make: ({ signal: _, ...clients }: Parameters<typeof made.make>[0]) => {
        const { signal } = new AbortController();
        return made.make({ ...clients, signal });
      },
    }));
    const late = (await clientSituations(deaf)).filter(({ fault }) => fault === 'late answer');
    expect(late.filter(({ found }) => !found?.startsWith('tells somebody who has left'))).toEqual([]);
  });
});
