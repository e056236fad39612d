import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { appMachine } from '#machines/app/app.machine.ts';
import { registry } from '#machines/registry.ts';
import { findFlaws } from '#paths/explore/chart-flaws.ts';
import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { findDeaths, findPassedOn, findTraps } from '#paths/explore/graph-proofs.ts';
import { findSurvivors } from '#tests/support/machines/chart-mutants.ts';
import { planPaths, wayOf } from '#paths/plan/transition-paths.ts';
import { findProvided } from '#tests/support/machines/not-provided-actors.ts';
import { walkHeadless } from '#paths/walk/walk-headless.ts';
import { storeRun } from '#paths/coverage/write-run.ts';

const entries: readonly AnyRegistryEntry[] = registry;
const folder = fileURLToPath(new URL('../../machines', import.meta.url));

/** What runs beside the app: the guards of each navigation to their end, what the browser's address needs, and what comes unasked. */
const runsBeside = [
  'navigation',
  'overlayLink',
  'inviteOffer',
  'giveawayReminder',
  'pendingPayment',
  'idleSession',
];

describe('the catalogue', () => {
  it('[FLOW-01] lists every machine of the project, each with a title and a promise', async () => {
    const listed = new Set<unknown>(entries.map(({ machine }) => machine));
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.machine.ts'),
    );
    const missing = await Promise.all(
      files.map(async (file) => {
        const module: Record<string, unknown> = await import(pathToFileURL(`${folder}/${file}`).href);
        const machines = Object.entries(module).filter(([, value]) => value instanceof StateMachine);
        const left = machines.filter(([, machine]) => !listed.has(machine)).map(([name]) => name);
        return machines.length === 0 ? [`${basename(file)} exports no machine`] : left;
      }),
    );
    expect(missing.flat()).toEqual([]);
    expect(files.length).toBeLessThanOrEqual(entries.length);
    expect(entries.filter(({ title, summary }) => !title || !summary)).toEqual([]);
    expect(new Set(entries.map(({ machine }) => machine.id)).size).toBe(entries.length);
  });

  it('[FLOW-01] lists only machines that the app runs', () => {
    const running = new Set(machinesUnder(appMachine).map(({ root }) => root.description));
    const idle = entries.filter(({ machine }) => !running.has(machine.root.description));
    expect(idle.map(({ machine }) => machine.id)).toEqual(runsBeside);
  });
});

describe.each(entries.map((entry) => ({ entry, id: entry.machine.id })))(
  'the machine $id',
  ({ entry, id }) => {
    const { paths, states, transitions, graph } = planPaths(entry);

    it('[FLOW-02] has a path to each of its states and over each of its transitions', () => {
      expect([...states.unreachable, ...transitions.unreachable]).toEqual([]);
    });

    it(`[FLOW-03] takes each of its ${transitions.total} transitions in ${paths.length} walks on a live actor`, ({
      task,
    }) => {
      for (const path of paths) {
        const steps = walkHeadless(entry, path);
        const at = new Date().toISOString();
        storeRun({ kind: 'headless', machine: id, way: wayOf(path), test: task.name, at, steps });
      }
    });

    it(`[FLOW-03] goes red when one of its ${transitions.total} transitions is taken out`, () => {
      expect(findSurvivors(entry, paths)).toEqual({ mutants: transitions.total, survivors: [] });
    });

    it('[FLOW-06] leads from every state to a screen at rest, even when no call ever answers', () => {
      expect([...findDeaths(graph), ...findTraps(graph)]).toEqual([]);
    });

    it('[FLOW-06] forwards no event that it does not act on: its sender notifies the actor that does', () => {
      expect(findPassedOn(graph)).toEqual([]);
    });

    it('[FLOW-06] describes each state, and gives each call a failure and a way out', () => {
      expect(findFlaws(entry)).toEqual([]);
    });

    it('does nothing by itself: the app provides each of its actors', async () => {
      expect(await findProvided(entry.machine)).toEqual([]);
    });
  },
);

/** A flow that is fetched with its pages is known by its name alone, the same as its id. */
function machinesUnder(machine: AnyStateMachine): AnyStateMachine[] {
  const children = Object.entries(machine.implementations.actors).flatMap(([name, actor]) => {
    if (actor instanceof StateMachine) return [actor];
    return entries.filter((entry) => entry.machine.id === name).map((entry) => entry.machine);
  });
  return [machine, ...children.flatMap(machinesUnder)];
}
