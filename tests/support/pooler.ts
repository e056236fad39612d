import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { installPackages } from './debian-packages.ts';

const program = '/usr/sbin/pgbouncer';

export interface Pooler {
  /** An address of the PostgreSQL, reached through the pooler. */
  reach: (url: string) => string;
  stop: () => void;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** A pgbouncer in transaction mode before a PostgreSQL that trusts. `ignores` lists the start-up parameters that it swallows. */
export async function openPooler(url: string, { ignores = '' } = {}): Promise<Pooler> {
  if (!existsSync(program)) installPackages('pgbouncer');
  const { hostname, port: target, username } = new URL(url);
  const home = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  const port = await freePort();
  chmodSync(home, 0o755);
  writeFileSync(join(home, 'users'), `"${username}" ""\n`);
  writeFileSync(
    join(home, 'pgbouncer.ini'),
    `[databases]
* = host=${hostname} port=${target} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${home}/users
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
ignore_startup_parameters = ${ignores === '' ? 'extra_float_digits' : ignores}
`,
  );
  const asUser = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn(program, ['-q', ...asUser, join(home, 'pgbouncer.ini')], { stdio: 'ignore' });
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error('pgbouncer ended.');
    await after(50);
  }
  return {
    reach: (address) => Object.assign(new URL(address), { hostname: '127.0.0.1', port: String(port) }).href,
    stop: () => {
      child.kill('SIGKILL');
      rmSync(home, { recursive: true, force: true });
    },
  };
}
