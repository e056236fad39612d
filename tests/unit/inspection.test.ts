import * as v from 'valibot';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Credentials } from '#machines/domain/credentials.ts';
import type { Session } from '#machines/domain/member.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { inspection } from '#src/app/inspection/inspection.ts';
import { createReporter } from '#src/app/inspection/reporter.ts';
import type { Report } from '#src/app/inspection/report.ts';
import { asTree, isReport, nothingYet, pathOf, problemOf, withReport } from '#gallery/inspector/inspected.ts';
import { replaySchema } from '#paths/walk/replay.ts';
import { walk } from '#paths/walk/replay-command.ts';
import { askedPage } from '#gallery/inspector/use-inspected.ts';

const credentials = { email: 'ada@example.com', password: 'Demo!2345' };

/** A login that succeeds, and everything that is told of it. */
async function inspectedLogin() {
  const reports: Report[] = [];
  const machine = loginMachine.provide({
    actors: { sendForm: fromPromise<Session, { values: Credentials }>(async () => sampleSessions.active) },
  });
  const actor = createActor(machine, {
    inspect: createReporter(
      (report) => reports.push(report),
      () => 12.4,
    ),
  });
  actor.start();
  const begun = reports.reduce(withReport, nothingYet);
  actor.send({ type: 'form.submit', values: credentials });
  await new Promise((resolve) => actor.subscribe({ complete: () => resolve(undefined) }));
  return { actor, begun, reports, ended: reports.reduce(withReport, nothingYet) };
}

describe('the inspector', () => {
  it('[FLOW-05] knows each actor with its machine, the one around it, its state, and what is refused', async () => {
    const { actor, begun } = await inspectedLogin();
    const [login, social] = asTree(begun);
    expect(login).toMatchObject({
      depth: 0,
      actor: {
        id: actor.sessionId,
        name: 'login',
        machine: 'login',
        parent: null,
        states: ['editing'],
        refused: [],
      },
    });
    expect(social).toMatchObject({
      depth: 1,
      actor: { name: 'social', machine: 'socialSignIn', parent: actor.sessionId },
    });
  });

  it('[FLOW-05] lists what was received, by whom, from whom and when, the newest first; no secret is shown', async () => {
    const { actor, ended, reports } = await inspectedLogin();
    const received = ended.received.filter((each) => each.actor === actor.sessionId).toReversed();
    expect(received[0]).toEqual({
      number: expect.any(Number),
      actor: actor.sessionId,
      from: null,
      event: 'form.submit',
      payload: { values: { email: 'a•••@example.com', password: '•••' } },
      at: 12,
    });
    expect(received.map(({ event }) => event)).toEqual(['form.submit', 'xstate.done.actor.sendForm']);
    expect(ended.actors.get(actor.sessionId)).toMatchObject({ states: ['accepted'], status: 'done' });
    const serialized = JSON.stringify(reports);
    expect(serialized).not.toContain(credentials.password);
    expect(serialized).not.toContain(credentials.email);
  });

  it('[FLOW-05] shows which events no case of the registry can cause now', async () => {
    const { reports, actor } = await inspectedLogin();
    const moves = reports.flatMap((report) =>
      report.type === 'inspector.moved' && report.actor === actor.sessionId
        ? [[report.states.join(), report.refused]]
        : [],
    );
    expect(moves).toContainEqual(['editing', []]);
    expect(moves).toContainEqual(['sending', ['form.submit']]);
  });

  it('[FLOW-05] copies an actor’s path with its machine, version, input and steps', async () => {
    const { actor, ended } = await inspectedLogin();
    const login = ended.actors.get(actor.sessionId);
    if (!login) throw new Error('The login is not known.');
    expect(JSON.parse(pathOf(login, '0.1.0'))).toMatchObject({
      machine: 'login',
      version: '0.1.0',
      steps: [
        { event: 'form.submit', payload: { values: { email: 'a•••@example.com', password: '•••' } } },
        { event: 'xstate.done.actor.sendForm', payload: { output: { membership: { status: 'active' } } } },
      ],
    });
  });

  it('[FLOW-02] [FLOW-05] reports a problem as the paths of all machines, which are walked again as they are', async () => {
    const { ended } = await inspectedLogin();
    const reported = problemOf(ended, '0.1.0', '/reset?token=abc123');
    expect(reported).not.toContain(credentials.password);
    expect(JSON.parse(reported)).toMatchObject({
      version: '0.1.0',
      address: '/reset?token=•••',
      paths: [{ machine: 'login', steps: [{ state: 'sending' }, { state: 'accepted' }] }],
    });
    const paths = v.parse(replaySchema, JSON.parse(reported));
    expect(paths.map((path) => walk(path).line)).toEqual(['login: editing → sending → accepted']);
    expect(JSON.parse(problemOf(nothingYet, '0.1.0', '/'))).toEqual({
      version: '0.1.0',
      address: '/',
      paths: [],
    });
  });

  it('[FLOW-05] draws a read as a read, whatever it is called', () => {
    const reports: Report[] = [];
    const inspect = createReporter(
      (report) => reports.push(report),
      () => 0,
    );
    createActor(createResourceMachine<string, undefined>('anything'), { inspect }).start().stop();
    expect(reports[0]).toMatchObject({ type: 'inspector.found', machine: 'resource' });
  });

  it('[FLOW-05] clears the app before a reload, and takes no other message for a report', async () => {
    const { ended, reports } = await inspectedLogin();
    const again = reports.slice(0, 1).reduce(withReport, ended);
    expect(again.received).toEqual([]);
    expect(asTree(again)).toHaveLength(1);
    expect([null, 'x', {}, { type: 1 }, { type: 'screen.shown' }].filter(isReport)).toEqual([]);
    expect(reports.every(isReport)).toBe(true);
  });

  it('[FLOW-05] opens with ?inspect, with the page that was requested; without it nothing is reported', async () => {
    const replaced: string[] = [];
    const at = (pathname: string, search: string) => {
      const location = { pathname, search, origin: 'http://x', replace: (to: string) => replaced.push(to) };
      const page = { location, parent: null as unknown };
      page.parent = page;
      return page as unknown as Window;
    };
    expect(await inspection(at('/rewards', '?search=shoes'))).toBeUndefined();
    void inspection(at('/rewards', '?search=shoes&inspect'));
    expect(replaced).toEqual(['/inspector?at=%2Frewards%3Fsearch%3Dshoes']);
    expect(askedPage('?at=%2Frewards%3Fsearch%3Dshoes')).toBe('/rewards?search=shoes');
  });

  it.each([
    '',
    '?at=https://evil.example',
    '?at=//evil.example',
    '?at=/\\evil',
    '?at=/inspector',
    '?at=javascript:0',
  ])('[FLOW-05] shows the app and nothing else for %o', (query) => {
    expect(askedPage(query)).toBe('/');
  });
});
