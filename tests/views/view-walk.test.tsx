import { useSelector } from '@xstate/react';
import { createActor, setup, type ActorRefFrom, type AnyActorRef } from 'xstate';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { defineEntry } from '#machines/registry-entry.ts';
import { notProvided } from '#machines/not-provided.ts';
import { external, walkScreens } from '#tests/support/view-walk.ts';
import type { Mounting } from '#paths/explore/mounting.ts';

const bell = setup({
  types: {} as { events: { type: 'bell.ring' } | { type: 'bell.broken' } },
  actors: { ringBell: notProvided('ringBell') },
}).createMachine({
  id: 'bell',
  initial: 'silent',
  states: {
    silent: { on: { 'bell.ring': 'ringing', 'bell.broken': 'broken' } },
    ringing: {
      invoke: { id: 'ringBell', src: 'ringBell', onDone: 'silent', onError: 'broken' },
      after: { 500: 'silent' },
    },
    broken: {},
  },
});

const entry = defineEntry<typeof bell>({
  machine: bell,
  title: 'Bell',
  summary: 'It rings.',
  inputs: [{ title: 'There is a bell', input: undefined }],
  events: {
    'bell.ring': [{ title: 'Ring', event: { type: 'bell.ring' } }],
    'bell.broken': [{ title: 'It breaks', event: { type: 'bell.broken' } }],
  },
  source: { 'bell.ring': 'member', 'bell.broken': 'child' },
  outcomes: {
    ringBell: {
      done: [{ title: 'It rang', output: undefined }],
      error: [{ title: 'It jams', error: 'jammed' }],
    },
  },
});

interface BellProps {
  actor: ActorRefFrom<typeof bell>;
  isDead: boolean;
}

function Bell({ actor, isDead }: BellProps) {
  const state = useSelector(actor, ({ value }) => value);
  return (
    <button type="button" onClick={() => !isDead && actor.send({ type: 'bell.ring' })}>
      {state}
    </button>
  );
}

function mountBell(isDead: boolean) {
  return async ({ machine, clock, inspect }: Mounting<typeof bell>): Promise<AnyActorRef> => {
    await cleanup();
    const actor = createActor(machine, { clock, inspect }).start();
    onTestFinished(() => void actor.stop());
    await render(<Bell actor={actor} isDead={isDead} />);
    return actor;
  };
}

const shows = (text: string) => () => expect.element(page.getByRole('button')).toHaveTextContent(text);
const screens = { silent: shows('silent'), ringing: shows('ringing'), broken: shows('broken') };
const gestures = { 'bell.ring': () => page.getByRole('button').click(), 'bell.broken': external } as const;

async function walkAll(options: Partial<Parameters<typeof walkScreens<typeof bell>>[0]>): Promise<string[]> {
  const walk = walkScreens<typeof bell>({ entry, mount: mountBell(false), gestures, screens, ...options });
  const failures: string[] = [];
  for (const path of walk.paths) {
    await walk.walk(path).catch((error: unknown) => failures.push(String(error)));
  }
  return failures;
}

describe('a walk through screens', () => {
  it('passes where gestures and screens agree with the chart', async () => {
    expect(await walkAll({})).toEqual([]);
  });

  it('goes red when a gesture has no effect', async () => {
    for (const failure of await walkAll({ mount: mountBell(true) })) {
      expect(failure).toContain('after "Ring": the state should be "ringing", and is "silent".');
    }
    expect.hasAssertions();
  });

  it('goes red when a screen does not show its state', async () => {
    const wrong = {
      ...screens,
      broken: () => expect.element(page.getByText('mended'), { timeout: 50 }).toBeVisible(),
    };
    expect((await walkAll({ screens: wrong })).join()).toContain("getByText('mended')");
  });

  it('names the states without an assertion, the assertions without a state and the gestures without a path', () => {
    const { silent, ringing } = screens;
    const withMute = { ...gestures, 'bell.mute': external } as const;
    const walk = walkScreens<typeof bell>({
      entry,
      mount: mountBell(false),
      gestures: withMute,
      screens: { silent, ringing, mended: silent },
    });
    expect(walk.gaps()).toEqual({ missing: ['broken'], orphaned: ['mended', 'bell.mute'] });
  });
});
