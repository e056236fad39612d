import { describe, expect, test } from 'vitest';
import type { Call } from '#src/api/call.ts';
import { describeCalls } from './api-contract.ts';
import { allCalls } from '#tests/tools/back-end/all-calls.ts';
import type { CallCases } from './api-cases/made-call.ts';
import { callCases, functionOf } from './api-cases/every-call.ts';

const lineOf = ({ method, path, prefix, keyed }: Call) =>
  [`${method} ${path}`.trim(), ...(prefix ? [`prefix ${prefix}`] : []), ...(keyed ? ['keyed'] : [])].join(
    ', ',
  );

const modules = callCases.flatMap((each) => each.modules);

describe('the calls of the app', () => {
  test('[HTTP-01] are those of the call table, with method, path, prefix and key', () => {
    for (const { modules: files, agreed } of callCases) {
      const lines = files.flatMap(({ calls }) => Object.values(calls).map(lineOf));
      expect(lines.toSorted()).toEqual(agreed.toSorted());
    }
  });

  test('[BACK-05] are in the registry from which the page for the back end is written', () => {
    const calls = modules.flatMap((each) => Object.entries(each.calls));
    const byName = (entries: [string, Call][]) =>
      entries.toSorted(([one], [other]) => (one < other ? -1 : 1));
    expect(byName(calls)).toEqual(byName(Object.entries(allCalls)));
  });

  test('[HTTP-01] are exported by every file of cases', () => {
    const files = import.meta.glob<{ callCases: CallCases }>('./api-cases/*.cases.ts', { eager: true });
    expect(callCases).toEqual(Object.values(files).map((file) => file.callCases));
  });

  test('[HTTP-01] stand in one file each', () => {
    const names = modules.flatMap(({ calls }) => Object.keys(calls));
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
    const lines = callCases.flatMap(({ agreed }) => agreed);
    expect(lines.toSorted()).toEqual([...new Set(lines)].toSorted());
  });

  test('[HTTP-01] of every file that makes any have their cases', () => {
    const files = Object.values(
      import.meta.glob<Record<string, unknown>>('../../src/api/*.ts', { eager: true }),
    );
    expect(
      modules.map(({ calls }) => calls).filter((calls) => !files.some((file) => file['calls'] === calls)),
    ).toEqual([]);
    expect(files.filter((file) => 'calls' in file)).toHaveLength(modules.length);
  });

  test('[HTTP-01] are made by no function without a case', () => {
    for (const { modules: files, made, bodiless = [] } of callCases) {
      const functions = files.flatMap((file) =>
        Object.entries(file).flatMap(([name, value]) => (typeof value === 'function' ? [name] : [])),
      );
      const tried = new Set(
        [...made, ...bodiless].map(functionOf).filter((name) => name !== 'fetchCsrfCookie'),
      );
      expect([...tried].toSorted()).toEqual(functions.toSorted());
    }
  });
});

describeCalls(callCases.flatMap(({ made }) => made));
