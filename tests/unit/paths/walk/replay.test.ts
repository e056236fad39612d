import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as v from 'valibot';
import { loginEntry } from '#machines/login/login.entry.ts';
import { signUpEntry } from '#machines/sign-up/sign-up.entry.ts';
import { formats } from '#paths/report/formats.ts';
import { replay, replaySchema } from '#paths/walk/replay.ts';
import { readPaths, replayFile, walk } from '#paths/walk/replay-command.ts';
import { reportPaths } from '#paths/report/report.ts';
import { chartHash } from '#paths/explore/chart-hash.ts';

const read = (json: unknown) => v.parse(replaySchema, json);
const credentials = { email: 'ada@example.com', password: 'Demo!2345' };
const submit = { event: 'form.submit', payload: { type: 'form.submit', values: credentials } };
const refused = { event: 'error sendForm', payload: { kind: 'offline' } };

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
    const raw = {
      event: 'xstate.error.actor.sendForm',
      payload: { error: { kind: 'offline' }, actorId: 'sendForm' },
    };
    for (const failure of [refused, raw]) {
      const [path] = read({ machine: 'login', chart, steps: [submit, failure] });
      if (!path) throw new Error('Nothing was read.');
      expect(replay(loginEntry, path)).toEqual({
        states: ['editing', 'sending', 'refused'],
        lost: null,
        isOlder: false,
      });
    }
  });

  it('[FLOW-02] across machines is not taken for one of the machine', () => {
    const report = reportPaths([signUpEntry], { isAcross: true });
    const [path] = read(JSON.parse(formats.json(report)));
    if (!path) throw new Error('Nothing was read.');
    expect(replay(signUpEntry, path)).toMatchObject({
      lost: 'the path goes across machines: those of one machine are walked again',
    });
  });

  it('[FLOW-02] of an older chart names the step that is not possible any more', () => {
    const [path] = read({ machine: 'login', chart: 'older', steps: [submit, submit, refused] });
    if (!path) throw new Error('Nothing was read.');
    expect(replay(loginEntry, path)).toEqual({
      states: ['editing', 'sending'],
      lost: 'step 2, "form.submit", is not possible in "sending"',
      isOlder: true,
    });
    const lostAt = (event: string) => replay(loginEntry, { ...path, steps: [{ event }] }).lost;
    expect(lostAt('done sendForm')).toBe('step 1, "done sendForm", is not possible in "editing"');
    expect(lostAt('done fetchNothing')).toBe(
      'step 1, "done fetchNothing", does not exist in the chart any more',
    );
    expect(lostAt('login.scan')).toBe('step 1, "login.scan", does not exist in the chart any more');
  });

  it('[FLOW-02] names the step that comes to another state than when it was written down', () => {
    const [path] = read({
      machine: 'login',
      steps: [
        { ...submit, state: 'sending' },
        { ...refused, state: 'editing' },
      ],
    });
    if (!path) throw new Error('Nothing was read.');
    expect(replay(loginEntry, path)).toEqual({
      states: ['editing', 'sending', 'refused'],
      lost: 'step 2, "error sendForm" in "sending", comes to "refused", no longer to "editing"',
      isOlder: false,
    });
  });

  it('[FLOW-02] of a machine that is gone says so', () => {
    for (const machine of ['coupon', 'constructor', '__proto__']) {
      expect(walk({ machine, steps: [] }).line).toBe(`✗ there is no machine "${machine}" any more`);
    }
  });

  it('[FLOW-02] of an older chart names the step whose payload lacks what is asked for now, or such an input', () => {
    const confirm = {
      machine: 'withdrawal',
      chart: 'older',
      steps: [{ event: 'done fetchFacts', payload: {} }],
    };
    expect(walk(confirm).line).toBe(
      'withdrawal (the chart has changed since): ✗ step 1, "done fetchFacts", comes with what "loading" cannot take: ' +
        "Cannot read properties of undefined (reading 'cashBackBalance')",
    );
    expect(walk({ machine: 'payment', steps: [] }).line).toMatch(
      /^payment: ✗ the machine cannot begin with the input: \S[^\n]+$/,
    );
  });

  it('[FLOW-02] with hostile words is one line that can be read', () => {
    const words = `\u001B[31m${'x'.repeat(10_000)}\n\u202E<b>`;
    for (const path of [
      { machine: words, steps: [] },
      { machine: 'login', steps: [{ event: words }] },
      { machine: 'login', steps: [{ ...submit, state: words }] },
    ]) {
      expect(walk(path).line).toMatch(/^[\P{C}]{30,300}$/u);
    }
  });

  it('[FLOW-02] in a file that holds none says so in one line', () => {
    const folder = mkdtempSync(join(tmpdir(), 'no-path-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'notes.json');
    const long = JSON.stringify({ machine: 'login', steps: 'x'.repeat(10_000) });
    for (const text of [
      'not a path\nat all\n',
      '{"machine": 7}',
      '[]',
      '{"paths": []}',
      '{"machines": []}',
      long,
    ]) {
      writeFileSync(file, text);
      expect(() => readPaths(file)).toThrow(/^".+notes\.json" holds no path to replay: [^\n]{5,200}$/);
    }
    expect(() => readPaths(join(folder, 'gone.json'))).toThrow(/holds no path to replay: ENOENT[^\n]+$/);
  });

  it('[FLOW-02] is saved with the states that it comes to, unless a step is lost', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kept-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    onTestFinished(() => said.mockRestore());
    const reported = join(folder, 'reported.json');
    const report = (...steps: object[]) =>
      writeFileSync(reported, JSON.stringify({ paths: [{ machine: 'login', steps }] }));

    report(submit, refused, refused);
    expect(replayFile(reported, 'refused', folder)).toBe(1);
    expect(said).toHaveBeenCalledWith('login: ✗ step 3, "error sendForm", is not possible in "refused"\n');
    expect(readdirSync(folder)).toEqual(['reported.json']);

    report(submit, refused);
    expect(() => replayFile(reported, '../Refused', folder)).toThrow('--store is a name in small letters');
    expect(replayFile(reported, 'refused', folder)).toBe(0);
    const [stored] = readPaths(join(folder, 'refused.json'));
    expect(stored?.steps.map(({ state }) => state)).toEqual(['sending', 'refused']);
  });
});
