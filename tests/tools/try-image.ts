import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

/*
 * The steps of the Dockerfile without Docker: what .dockerignore lets in is installed and built in a folder of its own; in
 * another, the dependencies of production, the server and the build are started by a user who is not root, and answer.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const print = (line: string) => process.stdout.write(`${line}\n`);
const home = mkdtempSync(join(tmpdir(), 'image-'));
const [build, image, data] = ['build', 'image', 'data'].map((name) => join(home, name)) as [
  string,
  string,
  string,
];
const builtScripts = v.object({ bootstrap: v.pipe(v.string(), v.nonEmpty()) });
/** Debian's `nobody`, when one may choose. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const inContext = readFileSync(join(root, '.dockerignore'), 'utf8')
  .split('\n')
  .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));

function copy(names: readonly string[], from: string, to: string) {
  for (const name of names) cpSync(join(from, name), join(to, name), { recursive: true });
}

function run(folder: string, program: string, ...parameters: string[]) {
  const { NODE_ENV: _, ...env } = process.env;
  execFileSync(program, parameters, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => probe.once('listening', listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

/** Asks until there is an answer, for half a minute. */
async function ask(address: string, accept: string): Promise<Response> {
  for (const attempt of Array.from({ length: 60 }).keys()) {
    const response = await fetch(address, { headers: { accept } }).catch(() => null);
    if (response?.ok === true) return response;
    if (attempt > 55) throw new Error(`${address} answers ${response?.status ?? 'nothing'}`);
    await wait(500);
  }
  throw new Error(`${address} does not answer`);
}

async function answers(port: number): Promise<void> {
  const at = `http://localhost:${port}`;
  await ask(`${at}/health/ready`, '*/*');
  const page = await (await ask(`${at}/login`, 'text/html')).text();
  const [script = ''] = /\/assets\/index-[\w-]+\.js/.exec(page) ?? [];
  await ask(`${at}${script}`, '*/*');
  const frame = await (await ask(`${at}/card-frame.html`, 'text/html')).text();
  const { bootstrap } = v.parse(
    builtScripts,
    JSON.parse(readFileSync(join(image, 'dist/.card-frame.json'), 'utf8')),
  );
  if (!frame.includes(bootstrap)) throw new Error('The card form has no script.');
  await ask(`${at}/openapi.json`, '*/*');
}

/** The image has neither TypeScript of its own nor what compiles it. */
function requireNoCompiler(): void {
  const compilers = ['tsx', 'esbuild', 'vite', 'rolldown', 'typescript'].filter((name) =>
    existsSync(join(image, 'node_modules', name)),
  );
  const sources = ['machines', 'server'].flatMap((folder) =>
    readdirSync(join(image, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.tsx?$/.test(name),
    ),
  );
  if (compilers.length + sources.length > 0)
    throw new Error(`The image holds ${[...compilers, ...sources].join(', ')}.`);
}

async function start(): Promise<void> {
  const port = await freePort();
  const server = spawn(process.execPath, ['server/main.js'], {
    cwd: image,
    ...user,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      SANDBOX: '1',
      PORT: String(port),
      PUBLIC_PORT: String(port),
      DATA_DIR: join(data, 'db'),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  try {
    await Promise.race([
      answers(port),
      ended.then((code) => Promise.reject(new Error(`The server ended with ${code}.`))),
    ]);
    server.kill('SIGTERM');
    if ((await ended) !== 0) throw new Error('The server was not stopped in good order.');
  } finally {
    server.kill('SIGKILL');
  }
}

try {
  for (const folder of [build, image, data]) mkdirSync(folder);
  for (const folder of [home, data]) chmodSync(folder, 0o777);
  copy(
    inContext.filter((name) => existsSync(join(root, name))),
    root,
    build,
  );
  run(build, 'npm', 'ci', '--ignore-scripts');
  run(build, 'npm', 'run', 'build');
  run(build, 'npm', 'run', 'build:server');
  copy(['package.json', 'package-lock.json', '.npmrc'], root, image);
  run(image, 'npm', 'ci', '--omit=dev', '--omit=optional', '--ignore-scripts');
  copy(readdirSync(join(build, 'compiled')), join(build, 'compiled'), image);
  copy(['dist'], build, image);
  requireNoCompiler();
  await start();
  print(
    'Built, installed without dev dependencies, started by a user who is not root: page, API and card form answer.',
  );
} finally {
  rmSync(home, { recursive: true, force: true });
}
