import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkImports } from '#tests/tools/imports/check.ts';

const roots: string[] = [];

/** A project of the same shape with the given files, each a list of what it imports. */
function project(files: Record<string, string[]>): string {
  const root = mkdtempSync(join(tmpdir(), 'imports-'));
  roots.push(root);
  const every = {
    'machines/m.ts': [],
    'src/main.tsx': [],
    'server/s.ts': [],
    'paths/main.ts': [],
    'gallery/g.ts': [],
    'tests/t.ts': [],
    ...files,
  };
  const imports = Object.fromEntries(
    ['machines', 'src', 'server', 'paths', 'gallery', 'tests'].map((name) => [`#${name}/*`, `./${name}/*`]),
  );
  writeFileSync(join(root, 'package.json'), JSON.stringify({ type: 'module', imports }));
  for (const [file, lines] of Object.entries(every)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `${lines.join('\n')}\nexport const here = 1;\n`);
  }
  return root;
}

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

async function violationsOf(file: string, line: string, others: Record<string, string[]> = {}) {
  return (await checkImports(project({ ...others, [file]: [line] }))).violations;
}

describe('the direction of imports', () => {
  it('is held against every module on disk', async () => {
    const root = project({
      'src/flows/login/login.tsx': [`import '#machines/domain/card.ts';`],
      'machines/domain/card.ts': [],
    });
    expect(await checkImports(root)).toEqual({ modules: 8, violations: [], unread: [] });
  });

  it.each([
    ['machines/m.ts', '#src/api/http.ts'],
    ['machines/domain/card.ts', '#machines/m.ts'],
    ['src/ui/button.tsx', '#src/app/create-app.ts'],
    ['src/api/http.ts', '#src/app/create-app.ts'],
    ['src/flows/login/login.tsx', '#src/flows/home/home.tsx'],
    ['src/flows/login/login.tsx', '#machines/home/home.machine.ts'],
    ['server/s.ts', '#machines/m.ts'],
    ['src/main.tsx', '#tests/t.ts'],
    ['src/main.tsx', '#gallery/g.ts'],
    ['server/s.ts', '#gallery/g.ts'],
    ['gallery/g.ts', '#server/s.ts'],
    ['gallery/g.ts', '#tests/t.ts'],
    ['server/clock.ts', '#server/db/database.ts'],
    ['server/db/database.ts', '#server/services.ts'],
    ['server/db/database.ts', '#server/auth/sessions.ts'],
    ['server/db/database.ts', '#server/http/health.ts'],
    ['server/db/database.ts', '#server/auth/auth.routes.ts'],
    ['server/auth/sessions.ts', '#server/http/context.ts'],
    ['server/auth/sessions.ts', '#server/auth/auth.routes.ts'],
    ['server/services.ts', '#server/http/health.ts'],
    ['server/http/session.ts', '#server/auth/auth.routes.ts'],
    ['server/http/session.ts', '#server/app/pages.ts'],
    ['server/auth/auth.routes.ts', '#server/create-app.ts'],
    ['gallery/g.ts', '#paths/main.ts'],
    ['gallery/g.ts', '#paths/drive/drivers.ts'],
    ['gallery/g.ts', '#paths/plan/criteria.ts'],
    ['paths/main.ts', '#tests/t.ts'],
    ['paths/main.ts', '#gallery/g.ts'],
    ['paths/explore/graph.ts', '#paths/plan/criteria.ts'],
    ['paths/plan/criteria.ts', '#paths/drive/drivers.ts'],
    ['paths/drive/drivers.ts', '#paths/report/report.ts'],
    ['paths/walk/replay.ts', '#paths/play/play-path.ts'],
    ['paths/coverage/main.ts', '#paths/drive/drivers.ts'],
    ['paths/report/report.ts', '#src/flows/login/login.tsx'],
    ['paths/drive/drivers.ts', '#src/app/create-app.ts'],
    ['paths/drive/drivers.ts', '#src/flows/login/login.tsx'],
    ['src/unsorted.ts', '#tests/t.ts'],
    ['server/s.ts', '#tests/t.ts'],
    ['machines/m.ts', '#tests/t.ts'],
    ['tests/simulation/model/plans.ts', '#machines/domain/card.ts'],
    ['tests/simulation/model/plans.ts', '#server/s.ts'],
  ])('%s must not import %s', async (from, to) => {
    const target = to.slice(1);
    const violations = await violationsOf(from, `import type { here } from '${to}';`, { [target]: [] });
    expect(violations).toEqual([expect.stringContaining(`${from} must not import ${target}`)]);
  });

  it('runs down the layers of the server', async () => {
    const root = project({
      'server/create-app.ts': [`import './auth/auth.routes.ts';`],
      'server/auth/auth.routes.ts': [`import '#server/http/session.ts';`],
      'server/http/session.ts': [`import '#server/auth/sessions.ts';`],
      'server/auth/sessions.ts': [`import '#server/db/database.ts';`],
      'server/db/database.ts': [`import '#server/clock.ts';`],
      'server/clock.ts': [],
    });
    expect(await checkImports(root)).toEqual({ modules: 12, violations: [], unread: [] });
  });

  it.each(['machines', 'src/ui', 'server/auth', 'gallery', 'tests'])(
    'never leads back to where it began in %s, not even by a type',
    async (folder) => {
      const [first, second, third] = ['a', 'b', 'c'].map((name) => `${folder}/${name}.ts`);
      const violations = await violationsOf(`${folder}/a.ts`, `import './b.ts';`, {
        [`${folder}/b.ts`]: [`import type { here } from './c.ts';`],
        [`${folder}/c.ts`]: [`import './a.ts';`],
      });
      expect(violations).toEqual([
        `${first} must not import ${second}: modules that import each other, even for a type, can only be read and moved as one (${first} → ${second} → ${third} → ${first}).`,
      ]);
    },
  );

  it.each([
    `const load = () => import('./b.ts');`,
    `export const late = import('./b.ts').catch(() => null);`,
    `const View = lazy(() => fetchView());`,
  ])('does not load code late by itself: %s', async (line) => {
    expect(await violationsOf('src/ui/a.ts', line, { 'src/ui/b.ts': [] })).toEqual([
      'src/ui/a.ts must load code with lazyModule or lazyComponent alone: they know what to do offline.',
    ]);
  });

  it.each([
    `export const code = lazyModule(() => import('./b.ts'));`,
    `export const Part = lazyComponent<Props>(\n  () => import('./b.ts').then(pick), { fallback: Nothing });`,
    `export type Code = typeof import('./b.ts');`,
  ])('loads code late with its helpers: %s', async (line) => {
    expect(await violationsOf('src/ui/a.ts', line, { 'src/ui/b.ts': [] })).toEqual([]);
  });

  it('ends at a module that does not exist', async () => {
    expect(await violationsOf('src/ui/a.ts', `import './nowhere.ts';`)).toEqual([
      'src/ui/a.ts must not import ./nowhere.ts: the module does not exist.',
    ]);
  });

  it('refuses packages other than XState and valibot in the machines', async () => {
    const violations = await violationsOf('machines/m.ts', `import 'node:fs';`);
    expect(violations).toEqual([
      'machines/m.ts must not import fs: behaviour needs XState, valibot and dates alone.',
    ]);
  });
});
