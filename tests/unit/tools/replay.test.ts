import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { loginEntry } from '#machines/login/login.entry.ts';
import { formats } from '#tests/tools/paths/formats.ts';
import { replay, replaySchema } from '#tests/tools/paths/replay.ts';
import { chartHash, reportPaths } from '#tests/tools/paths/report.ts';

const read = (json: unknown) => v.parse(replaySchema, json);
const credentials = { email: 'ada@example.com', password: 'Demo!2345' };
const submit = { event: 'login.submit', payload: { type: 'login.submit', credentials } };
const refused = { event: 'error logIn', payload: { kind: 'offline' } };

describe('a path that was written down', () => {
  it('[FLOW-02] is walked again, each one of a printed document to its planned states', () => {
    const report = reportPaths([loginEntry]);
    const planned = report.machines.flatMap(({ paths }) =>
      paths.map(({ start, steps }) => [start.state, ...steps.map(({ state }) => state)]),
    );
    const paths = read(JSON.parse(formats.json(report)));
    expect(paths.map((path) => replay(loginEntry, path))).toEqual(
      planned.map((states) => ({ states, lost: null, isOlder: false })),
    );
  });

  it('[FLOW-02] may be one of its own, in the words of the paths or in those of XState', () => {
    const chart = chartHash(loginEntry.machine);
    const raw = { event: 'xstate.error.actor.logIn', payload: { kind: 'offline' } };
    for (const failure of [refused, raw]) {
      const [path] = read({ machine: 'login', chart, steps: [submit, failure] });
      if (!path) throw new Error('Nothing was read.');
      expect(replay(loginEntry, path)).toEqual({
        states: ['editing', 'signingIn', 'refused'],
        lost: null,
        isOlder: false,
      });
    }
  });

  it('[FLOW-02] of an older chart names the step that is not possible any more', () => {
    const [path] = read({ machine: 'login', chart: 'older', steps: [submit, submit, refused] });
    if (!path) throw new Error('Nothing was read.');
    expect(replay(loginEntry, path)).toEqual({
      states: ['editing', 'signingIn'],
      lost: 'step 2, "login.submit", is not possible in "signingIn"',
      isOlder: true,
    });
    const unknown = { ...path, steps: [{ event: 'done fetchNothing', payload: null }] };
    expect(replay(loginEntry, unknown).lost).toBe(
      'step 1, "done fetchNothing", is not possible in "editing"',
    );
  });
});
