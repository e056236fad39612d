import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createSocketServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadEnvironment } from '#server/command.ts';
import { openDatabase } from '#server/db/open.ts';
import { StartError } from '#server/start-error.ts';
import { startServer, type RunningServer } from '#server/start.ts';
import { startTestServer } from '#tests/support/api-server.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const main = join(root, 'server/main.ts');

let home: string;
let occupied: Server;
let port: string;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'start-'));
  occupied = createServer();
  await new Promise<void>((resolve) => occupied.listen(0, '127.0.0.1', resolve));
  const address = occupied.address();
  port = String(typeof address === 'object' ? address?.port : 0);
});
afterAll(() => {
  occupied.close();
  rmSync(home, { recursive: true, force: true });
});

interface Ended {
  code: number | null;
  output: string;
  errors: string;
}

/** Starts the server as a person would, in its own process, and waits for its end. */
function start(variables: Record<string, string>, folder = root): Promise<Ended> {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), main], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: join(home, 'data'), ...variables },
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output, errors })));
}

/** A PostgreSQL's refusal, as it travels. */
function refusal(code: string, words: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${words}\0\0`);
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

describe('a start that can’t be', () => {
  const cases: [string, () => Record<string, string>, RegExp][] = [
    ['a port in use', () => ({ PORT: port }), /^Port \d+ at 127\.0\.0\.1 is in use\.$/],
    [
      'an address that is not this machine’s',
      () => ({ HOST: '192.0.2.1' }),
      /^Port 0 at 192\.0\.2\.1 can't be opened \(EADDRNOTAVAIL\)\.$/,
    ],
    ['a bad variable', () => ({ PORT: 'http' }), /^PORT must be a port number\.$/],
    [
      'a sandbox that the world can reach',
      () => ({ NODE_ENV: 'production', SANDBOX: '1', HOST: '0.0.0.0' }),
      /^SANDBOX must be off/,
    ],
    [
      'a database that does not answer',
      () => ({ DATABASE_URL: 'postgres://rewards:s3cret@127.0.0.1:9/rewards' }),
      /^The database at 127\.0\.0\.1:9 can't be used: connect ECONNREFUSED 127\.0\.0\.1:9\.$/,
    ],
    [
      'a data directory in a file',
      () => {
        writeFileSync(join(home, 'file'), '');
        return { DATA_DIR: join(home, 'file', 'data') };
      },
      /^The data directory \/.+ can't be made \(ENOTDIR\)\.$/,
    ],
  ];

  test.each(cases)('says so in one line and ends with 1: %s', async (_, variables, line) => {
    const { code, output, errors } = await start(variables());
    expect(errors.trimEnd()).toMatch(line);
    expect(errors.trimEnd().split('\n')).toHaveLength(1);
    expect(errors + output).not.toContain('s3cret');
    expect(code).toBe(1);
  });

  test.each([
    ['28P01', 'password authentication failed for user "rewards"'],
    ['3D000', 'database "rewards" does not exist'],
    ['53300', 'sorry, too many clients already'],
  ])('says what the database says that refuses with %s', async (code, words) => {
    const refusing = createSocketServer((socket) =>
      socket.once('data', () => socket.end(refusal(code, words))),
    );
    await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
    const { port: at } = refusing.address() as AddressInfo;
    const url = `postgres://rewards:s3cret@127.0.0.1:${at}/rewards`;
    const line = `The database at 127.0.0.1:${at} can't be used: ${words}.`;
    await expect(
      openDatabase({ databaseUrl: url, dataDir: null }, new Date(), () => undefined),
    ).rejects.toThrow(new StartError(line));
    refusing.close();
  });

  test('says so for a .env that can’t be read', () => {
    expect(() => loadEnvironment(home)).toThrow(new StartError(`${home} can't be read (EISDIR).`));
  });

  test('says so for a variable in .env', async () => {
    const folder = mkdtempSync(join(home, 'folder-'));
    writeFileSync(join(folder, '.env'), 'SANDBOX=perhaps\n');
    const { code, errors } = await start({}, folder);
    expect(errors).toBe('SANDBOX must be 0 or 1.\n');
    expect(code).toBe(1);
  });
});

interface Answer {
  status: number;
  headers: Headers;
}

/** A call of a caller that is no browser, read to its end. */
async function call({ port: at }: RunningServer, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${at}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  return response;
}

const order = (server: RunningServer, fault: unknown) =>
  call(server, '/sandbox/faults', { method: 'GET', path: '/theme', fault });

describe('a running server', () => {
  test('answers on its port, and closes it and the database when stopped', async () => {
    const server = await startTestServer({ pages: 'none' });
    const { status, headers } = await call(server, '/w/v1/varsity');
    expect(status).toBe(200);
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    await server.stop();
    await expect(call(server, '/w/v1/varsity')).rejects.toThrow('fetch failed');
  });

  test('ends what it has begun before it stops', async () => {
    const server = await startTestServer({ pages: 'none' });
    await order(server, { delayMs: 600 });
    const running = call(server, '/w/v1/varsity/theme');
    await wait(200);
    const stopped = server.stop();
    expect((await running).status).toBe(200);
    await stopped;
  });

  test.each(['reset', 'lost'])('[HTTP-06] cuts the connection for the fault "%s"', async (fault) => {
    const server = await startTestServer({ pages: 'none' });
    await order(server, fault);
    await expect(call(server, '/w/v1/varsity/theme')).rejects.toThrow('fetch failed');
    expect((await call(server, '/w/v1/varsity/theme')).status).toBe(200);
    await server.stop();
  });

  test('sets an unfinished database aside, retains its data over a restart, and lets no second server near it', async () => {
    const dataDir = join(home, 'kept');
    mkdirSync(join(dataDir, 'database', 'base'), { recursive: true });
    writeFileSync(join(dataDir, 'database.unfinished'), '');
    const lines: string[] = [];
    const options = { port: 0, dataDir, pages: 'none', report: (line: string) => lines.push(line) } as const;
    const member = { client: 'varsity', state: 'active', email: 'kept@example.com' };
    const first = await startServer(options);
    expect(lines[0]).toMatch(/^An unfinished database was moved to .+\.unfinished-/);
    lines.length = 0;
    await expect(startServer(options)).rejects.toThrow(
      `${dataDir}/database is in use by process ${process.pid}. Stop it first.`,
    );
    expect((await call(first, '/sandbox/members', member)).status).toBe(201);
    await first.stop();

    const second = await startServer(options);
    expect(lines).toEqual([]);
    expect((await call(second, '/sandbox/members', member)).status).toBe(422);
    await second.stop();
  });

  test('makes no demo data without the sandbox', async () => {
    const lines: string[] = [];
    const report = (line: string) => lines.push(line);
    const server = await startServer({ port: 0, dataDir: null, sandbox: false, pages: 'none', report });
    expect(lines).toEqual([]);
    expect((await call(server, '/w/v1/varsity')).status).toBe(421);
    await server.stop();
  });
});
