import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '#server/start.ts';
import { startTestServer } from '#tests/support/api-server.ts';

interface Ended {
  code: number;
  out: string;
  err: string;
}

const run = (...args: string[]) =>
  new Promise<Ended>((resolve) => {
    const command = ['--import', 'tsx', 'tests/tools/conform.ts', ...args];
    execFile(process.execPath, command, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });

const portOf = (server: Server) => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

const listen = (answer: Parameters<typeof createServer>[1]) =>
  new Promise<Server>((resolve) => {
    const server = createServer(answer).listen(0, '127.0.0.1', () => resolve(server));
  });

describe('npm run conform', { timeout: 120_000 }, () => {
  let server: RunningServer;
  let api: string;
  let folder: string;
  let member: string;

  beforeAll(async () => {
    server = await startTestServer({ pages: 'none' });
    api = `http://localhost:${server.port}`;
    folder = mkdtempSync(join(tmpdir(), 'conform-'));
    member = join(folder, 'member.json');
    writeFileSync(member, '{"email": "active@example.com", "password": "Demo!2345"}');
  }, 120_000);

  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await server?.stop();
  });

  test('[BACK-05] passes the reference API whole, and says so in words and as JSON', async () => {
    const json = join(folder, 'report.json');
    const { code, out, err } = await run(api, '--client', 'varsity', '--as', member, '--json', json);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    await expect(out.replaceAll(api, 'https://api.example')).toMatchFileSnapshot('reference.txt');
    const report: unknown = JSON.parse(readFileSync(json, 'utf8'));
    expect(report).toMatchObject({ api, client: 'varsity', origin: api, broken: [], lost: [] });
    expect((await run(api, '--client', 'varsity', '--as', member, '--json')).out).toBe(
      readFileSync(json, 'utf8'),
    );
  });

  test('[BACK-05] makes harmless changes, and one that costs money, if asked to', async () => {
    const args = ['--as', member, '--write', '--spend', 'changeMembership'];
    const { code, out } = await run(api, '--client', 'varsity', ...args);
    expect({ code, made: out.split('\n').filter((line) => /^✓ (PATCH|POST cards)/.test(line)) }).toEqual({
      code: 0,
      made: ['✓ PATCH users/me: 200', '✓ PATCH membership: 200', '✓ PATCH membership (keyed): 200'],
    });
  });

  test('[BACK-05] reaches a name below localhost, with that name as the host', async () => {
    const host = `http://harbor.localhost:${server.port}`;
    const { code, out, err } = await run(host, '--client', 'harbor', '--as', member);
    expect({ code, err, first: out.split('\n', 1) }).toEqual({
      code: 0,
      err: '',
      first: [`${host}, client harbor`],
    });
  });

  test('[BACK-05] ends with 1 where something specified is broken', async () => {
    const html = await listen((_, response) => {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><title>Welcome</title>');
    });
    const { code, out, err } = await run(`http://localhost:${portOf(html)}`, '--client', 'acme');
    html.close();
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toContain('✗ GET (empty path): 200 with a page of HTML. The app does not open');
  });

  test('[BACK-05] says in one line which API cannot be reached, and ends with 2', async () => {
    const closed = await listen(() => undefined);
    const port = portOf(closed);
    await new Promise((resolve) => closed.close(resolve));
    expect(await run(`http://localhost:${port}`, '--client', 'acme')).toEqual({
      code: 2,
      out: '',
      err: `http://localhost:${port} cannot be reached: nothing listens there.\n`,
    });
    expect(await run('https://no-such-host.invalid', '--client', 'acme')).toEqual({
      code: 2,
      out: '',
      err: 'https://no-such-host.invalid cannot be reached: there is no such host.\n',
    });
  });

  test('[BACK-05] does not wait for an API that does not answer', async () => {
    const silent = await listen(() => undefined);
    const origin = `http://localhost:${portOf(silent)}`;
    expect(await run(origin, '--client', 'acme', '--timeout', '0.3')).toEqual({
      code: 2,
      out: '',
      err: `${origin} cannot be reached: no answer in 0.3 s.\n`,
    });
    silent.closeAllConnections();
    silent.close();
  });

  test('[BACK-05] names a call that does not answer in time', async () => {
    const slow = await listen((request, response) => {
      if (!request.url?.endsWith('/theme')) response.end('{}');
    });
    const { code, out } = await run(
      `http://localhost:${portOf(slow)}`,
      '--client',
      'acme',
      '--timeout',
      '0.5',
    );
    slow.closeAllConnections();
    slow.close();
    expect(code).toBe(1);
    expect(out).toContain('✗ GET theme: no answer in time. The app has its built-in look.');
  });

  test('[BACK-05] refuses an option that it does not know in one line', async () => {
    expect(await run(api, '--client', 'varsity', '--wirte')).toEqual({
      code: 2,
      out: '',
      err: "Unknown option '--wirte'\n",
    });
  });
});
