import { vi } from 'vitest';
import { BackEnd, type Odd } from '#tests/other-back-end/back-end.ts';
import type { Choices } from '#tests/other-back-end/entities.ts';
import { makeAcme } from '#tests/support/back-end-members.ts';
import { HeadlessApp } from './headless-app.ts';
import { oddValuesOf, type OddValue } from './odd-values.ts';
import { readApp, type Reading } from './reading.ts';
import type { Scenario } from './scenario.ts';

/** What came of one run of a scenario. */
export interface Outcome {
  reading: Reading;
  /** How often each call arrived that changes something. */
  changes: Record<string, number>;
  isDone: boolean;
  /** The first gesture that no chart took. */
  stuckAt: string | null;
  lines: string[];
}

const written: string[] = [];

/** Notes what the app writes on the console from now on. */
export function watchConsole(): void {
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      written.push(`${level}: ${parts.map(String).join(' ')}`);
    });
  }
}

/** Plays a scenario, with one call answered otherwise if that is given. */
export async function play(scenario: Scenario, odd?: Odd, choices: Partial<Choices> = {}): Promise<Outcome> {
  const backEnd = new BackEnd(makeAcme('round_up_subscription', choices));
  scenario.prepare?.(backEnd.state);
  if (odd !== undefined) backEnd.answer(scenario.call, odd);
  written.length = 0;
  resetDocument();
  const app = new HeadlessApp(backEnd, scenario.person, scenario.activationToken);
  let stuckAt: string | null = null;
  try {
    await app.settle();
    app.goTo(scenario.page, scenario.search);
    await app.settle();
    for (const { at, ...event } of scenario.gestures ?? []) {
      if (!app.gesture(event, at)) {
        stuckAt = event.type;
        break;
      }
      await app.settle();
    }
    return {
      reading: readApp(app),
      changes: countChanges(backEnd),
      isDone: scenario.isDone?.(backEnd) ?? true,
      stuckAt,
      lines: [...written],
    };
  } finally {
    app.stop();
  }
}

function countChanges({ log }: BackEnd): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { call, method } of log) {
    if (method !== 'GET' && method !== 'OPTIONS') counts[call] = (counts[call] ?? 0) + 1;
  }
  return counts;
}

/** The valid answer of a scenario's call. */
async function validAnswer(scenario: Scenario): Promise<{ outcome: Outcome; answer: unknown }> {
  let answer: unknown;
  const outcome = await play(scenario, {
    rewrite: (valid) => {
      answer ??= valid;
      return valid === undefined ? { text: '', status: 204 } : { text: JSON.stringify(valid) };
    },
  });
  return { outcome, answer };
}

/** A scenario as it goes with valid answers, and what depends on its call. */
export interface Baseline {
  scenario: Scenario;
  valid: Outcome;
  answer: unknown;
  /** The charts that stand otherwise when the call fails. */
  own: Set<string>;
  /** The page that is shown when the call fails. */
  pageWithout: string | null;
  odds: OddValue[];
}

export async function baselineOf(scenario: Scenario): Promise<Baseline> {
  const { outcome, answer } = await validAnswer(scenario);
  const failed = await play(scenario, { status: 404, text: '{}' });
  const own = new Set<string>();
  for (const path of new Set([...outcome.reading.charts.keys(), ...failed.reading.charts.keys()])) {
    const before = JSON.stringify(outcome.reading.charts.get(path));
    if (before !== JSON.stringify(failed.reading.charts.get(path))) own.add(path);
  }
  return {
    scenario,
    valid: outcome,
    answer,
    own,
    pageWithout: failed.reading.page,
    odds: oddValuesOf(answer),
  };
}

let cookies = new Map<string, string>();

function resetDocument(): void {
  cookies = new Map();
}

/** A document that keeps cookies, at the page's address. */
export function stubDocument(address: string): void {
  vi.stubGlobal('window', { location: new URL(address) });
  vi.stubGlobal('location', new URL(address));
  vi.stubGlobal('document', new CookieDocument());
}

class CookieDocument extends EventTarget {
  getElementById(): null {
    return null;
  }

  get cookie(): string {
    return [...cookies].map((pair) => pair.join('=')).join('; ');
  }

  set cookie(text: string) {
    const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? [];
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
}
