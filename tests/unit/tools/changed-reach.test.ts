import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { reachOf } from '#tests/tools/changed/reach.ts';

const sources = {
  'machines/domain/price.ts': 'export const price = 1;',
  'machines/pay-now/pay-now.setup.ts':
    "import { price } from '#machines/domain/price.ts';\nexport const s = price;",
  'machines/pay-now/pay-now.machine.ts': "import { s } from './pay-now.setup.ts';\nexport const m = s;",
  'src/flows/pay/pay.actors.ts':
    "import { m } from '#machines/pay-now/pay-now.machine.ts';\nexport const a = m;",
  'src/flows/pay/pay.view.tsx': "import { Sum } from './sum.tsx';\nexport const View = Sum;",
  'src/flows/pay/sum.tsx': 'export const Sum = null;',
  'src/ui/nobody.ts': 'export const nobody = 1;',
  'server/charge.ts': 'export const charge = 1;',
  'server/pay.routes.ts':
    "import { charge } from './charge.ts';\napp.get('/pay/:id', charge)\n  .post(\n    '/pay', charge);",
};
const root = `${mkdtempSync(join(tmpdir(), 'reach-'))}/`;
for (const [file, source] of Object.entries(sources)) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), source);
}
afterAll(() => rmSync(root, { recursive: true }));

const keys = ['idle | pay | 0', 'paying | done pay | 0', 'paying | error pay | 0', 'paying | done show | 0'];
const reach = (changed: string[], charts = {}) =>
  reachOf({
    root,
    files: Object.keys(sources),
    changed,
    charts,
    machines: [
      {
        id: 'payNow',
        keys,
        calls: { pay: { method: 'POST', path: '/pay' }, show: { method: 'GET', path: '/pay/*' } },
      },
    ],
    read: (file) => readFileSync(join(root, file), 'utf8'),
  });
const each = (weight: number) => ({ payNow: Object.fromEntries(keys.map((key) => [key, weight])) });

describe('what a change reaches', () => {
  it('[FLOW-13] is a machine by what it imports, the less the further away', () => {
    expect(reach(['machines/pay-now/pay-now.setup.ts'])).toEqual({ changes: each(1 / 3), unreached: [] });
    expect(reach(['machines/domain/price.ts'])).toEqual({ changes: each(1 / 4), unreached: [] });
  });

  it('[FLOW-13] is the machine of a flow by its screens and its actors', () => {
    expect(reach(['src/flows/pay/sum.tsx'])).toEqual({ changes: each(1 / 2), unreached: [] });
    expect(reach(['src/flows/pay/pay.actors.ts'])).toEqual({ changes: each(1 / 2), unreached: [] });
  });

  it('[FLOW-13] is how the calls end whose route runs it', () => {
    const ends = Object.fromEntries(keys.slice(1).map((key) => [key, 1 / 3]));
    expect(reach(['server/charge.ts'])).toEqual({ changes: { payNow: ends }, unreached: [] });
  });

  it('[FLOW-13] counts a transition in full that changed in its chart', () => {
    const charts = { payNow: ['paying | done pay | 0'] };
    expect(reach(['machines/pay-now/pay-now.machine.ts'], charts).changes).toEqual({
      payNow: { ...each(1 / 2).payNow, 'paying | done pay | 0': 1 },
    });
  });

  it('[FLOW-13] is nothing for a file that no machine runs, which is named', () => {
    expect(reach(['src/ui/nobody.ts'])).toEqual({ changes: {}, unreached: ['src/ui/nobody.ts'] });
  });
});
