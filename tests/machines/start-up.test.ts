import { describe, expect, it, onTestFinished } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { appMachine } from '#machines/app/app.machine.ts';
import { defaultTheme } from '#machines/domain/theme.ts';
import { failures } from '#machines/samples/failures.ts';
import { sampleProgramme } from '#machines/samples/programme.ts';
import { appId } from '#machines/notify.ts';
import { reject, resolve, settleOnCommand } from '#paths/explore/settle-on-command.ts';

/** The app as it starts, with what it reports and what it is asking for. */
function start() {
  const clock = new SimulatedClock();
  const app = createActor(settleOnCommand(appMachine), {
    systemId: appId,
    input: { label: 'varsity', storedConsent: null, logOutPending: false },
    clock,
  });
  onTestFinished(() => void app.stop());
  const reported: unknown[] = [];
  app.on('failure.reported', (failure) => void reported.push(failure));
  app.start();
  const asks = (...names: string[]) => names.map((name) => name in app.getSnapshot().children);
  return { app, clock, reported, asks };
}

describe('the start of the app', () => {
  it('[BOOT-02] reads the client and its tiers, then the theme, then the session, and says so until it serves', () => {
    const { app, asks } = start();
    const reads = ['fetchProgramme', 'fetchTheme', 'session'] as const;
    expect(asks(...reads)).toEqual([true, false, false]);
    expect(app.getSnapshot().hasTag('starting')).toBe(true);
    resolve(app, 'fetchProgramme', sampleProgramme);
    expect(asks(...reads)).toEqual([false, true, false]);
    expect(app.getSnapshot().hasTag('starting')).toBe(true);
    resolve(app, 'fetchTheme', defaultTheme);
    expect(asks(...reads)).toEqual([false, false, true]);
  });

  it('[BOOT-04] goes on in the default theme where the tenant’s fails, and reports it', () => {
    const { app, reported } = start();
    const { error } = failures.unexpected;
    resolve(app, 'fetchProgramme', sampleProgramme);
    reject(app, 'fetchTheme', error);
    expect(app.getSnapshot().matches('serving')).toBe(true);
    expect(app.getSnapshot().context.theme).toEqual(defaultTheme);
    expect(reported).toEqual([{ type: 'failure.reported', error, during: 'theme' }]);
  });

  it('[BOOT-04] does so as well where the theme is not answered for within 15 seconds', () => {
    const { app, clock, reported } = start();
    resolve(app, 'fetchProgramme', sampleProgramme);
    clock.increment(15_000);
    expect(app.getSnapshot().matches('serving')).toBe(true);
    expect(reported).toEqual([{ type: 'failure.reported', error: { kind: 'timeout' }, during: 'theme' }]);
  });

  it('[TRST-10] looks every ten seconds whether the server can be reached, says until then that there is no connection, and starts', () => {
    const { app, clock } = start();
    const state = () => app.getSnapshot().value;
    reject(app, 'fetchProgramme', failures.offline.error);
    expect(state()).toEqual({ offline: 'waiting' });
    clock.increment(9999);
    expect(state()).toEqual({ offline: 'waiting' });
    clock.increment(1);
    expect(state()).toEqual({ offline: 'looking' });
    reject(app, 'reachServer', failures.offline.error);
    expect(state()).toEqual({ offline: 'waiting' });
    clock.increment(10_000);
    clock.increment(10_000);
    expect(state(), 'no answer').toEqual({ offline: 'waiting' });
    clock.increment(10_000);
    resolve(app, 'reachServer', undefined);
    expect(state()).toBe('loadingProgramme');
  });
});
