import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openKillable } from '#tests/faults/killable-server.ts';
import { openOwnCluster } from '#tests/support/postgres-cluster.ts';
import { openSilentProxy } from '#tests/support/silent-proxy.ts';
import { watchOutage, type Outage, type Watched } from './outage.ts';

const isRoot = process.getuid?.() === 0;

async function openSite(options: Parameters<typeof openOwnCluster>[0] = {}) {
  const cluster = await openOwnCluster(options);
  const proxy = await openSilentProxy(cluster.url);
  const server = await openKillable({ DATABASE_URL: proxy.reach(cluster.url) });
  onTestFinished(async () => {
    await server.kill();
    proxy.close();
    cluster.stop();
  });
  return { cluster, proxy, server };
}

async function connectTo(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Takes every connection that a PostgreSQL gives, those of others, too. */
function openTaker(url: string) {
  const taken: Client[] = [];
  const own = 'taker';
  const takeFree = async () => {
    for (;;) {
      const client = await connectTo(`${url}?application_name=${own}`).catch(() => null);
      if (client === null) return;
      taken.push(client);
    }
  };
  return {
    take: async () => {
      for (let others = 1; others > 0;) {
        await takeFree();
        const ended = await taken[0]?.query(
          `select pg_terminate_backend(pid, 1000) from pg_stat_activity
           where backend_type = 'client backend' and application_name <> $1`,
          [own],
        );
        others = ended?.rowCount ?? 0;
      }
    },
    release: () => Promise.all(taken.map((client) => client.end())),
  };
}

/** A disk of 300 MB. */
function openSmallDisk() {
  const disk = mkdtempSync(join(tmpdir(), 'small-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'none', disk]);
  const [folder, ballast] = [join(disk, 'postgres'), join(disk, 'ballast')];
  mkdirSync(folder);
  execFileSync('chown', ['postgres', disk, folder]);
  onTestFinished(() => {
    execFileSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  });
  return {
    folder,
    fill: () => spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k']),
    makeRoom: () => rmSync(ballast),
  };
}

/** Prints an outage, and gives those whose making was acknowledged and whom PostgreSQL does not have. */
async function report(name: string, watched: Watched, url: string): Promise<string[]> {
  const client = await connectTo(url);
  const { rows } = await client.query<{ email: string }>('select email from users');
  await client.end();
  const stored = new Set(rows.map(({ email }) => email));
  const { acknowledged, refused, longest, backAfter, meanwhile } = watched;
  const lost = acknowledged.filter((email) => !stored.has(email));
  console.log(
    `${name}: ${acknowledged.length - lost.length} of ${acknowledged.length} acknowledged writes kept · ` +
      `${refused.length} refusals, the longest after ${longest.toFixed(1)} s · ` +
      `served again ${backAfter.toFixed(1)} s after PostgreSQL · ` +
      `ready meanwhile: ${meanwhile.ready.join(', ')}; live: ${meanwhile.live.join(', ')}`,
  );
  return lost;
}

/**
 * Seconds. The server's limits end a wait within 3, which the report prints; a busy machine may add to it. Without
 * them a wait lasts as long as an outage, 10 and more.
 */
const endedWait = 8;

/** What every outage comes to. */
function expectBounds({ refused, longest, backAfter, madeLater, meanwhile, finally: end }: Watched): void {
  const others = refused.filter(
    ({ status, retryAfter }) => ![409, 503].includes(status) || retryAfter !== '1',
  );
  expect(others).toEqual([]);
  expect(refused.length).toBeGreaterThan(0);
  expect(longest).toBeLessThan(endedWait);
  expect(backAfter).toBeLessThan(10);
  expect(madeLater).toBeGreaterThan(10);
  expect(meanwhile.live.filter((live) => live !== '200 live')).toEqual([]);
  expect(end).toEqual({ ready: '200 ready', live: '200 live' });
}

const away = ['200 ready', '503 database away'];

describe('a PostgreSQL that is away while members are made', () => {
  test(
    '[SCAL-02] [TRST-05] behind connections that are half open: is connected to again',
    { timeout: 120_000 },
    async () => {
      const { cluster, proxy, server } = await openSite();
      const outage: Outage = { breakIt: proxy.silence, milliseconds: 0, mendIt: () => undefined };
      const watched = await watchOutage(server.address, outage);
      expect(await report('half-open', watched, cluster.url)).toEqual([]);
      expectBounds(watched);
    },
  );

  test('[SCAL-02] [TRST-05] frozen: is used again', { timeout: 120_000 }, async () => {
    const { cluster, server } = await openSite();
    const watched = await watchOutage(server.address, {
      breakIt: () => cluster.signal('SIGSTOP'),
      milliseconds: 12_000,
      mendIt: () => cluster.signal('SIGCONT'),
    });
    expect(await report('frozen', watched, cluster.url)).toEqual([]);
    expectBounds(watched);
    expect(watched.meanwhile.ready).toEqual(away);
  });

  test('[SCAL-02] [TRST-05] failed over: its standby takes its place', { timeout: 120_000 }, async () => {
    const { cluster, proxy, server } = await openSite();
    const standby = await cluster.addStandby();
    onTestFinished(standby.stop);
    const watched = await watchOutage(server.address, {
      breakIt: cluster.kill,
      milliseconds: 10_000,
      mendIt: async () => {
        await standby.promote();
        proxy.lead(standby.url);
      },
    });
    expect(await report('failed over', watched, standby.url)).toEqual([]);
    expectBounds(watched);
    expect(watched.meanwhile.ready).toEqual(away);
  });

  test('[SCAL-02] [TRST-05] out of connections: has one again', { timeout: 120_000 }, async () => {
    const { cluster, proxy, server } = await openSite({ settings: '-c max_connections=40' });
    const taken = openTaker(cluster.url);
    const watched = await watchOutage(server.address, {
      breakIt: async () => {
        proxy.lead('postgres://127.0.0.1:1');
        await taken.take();
        proxy.lead(cluster.url);
      },
      milliseconds: 10_000,
      mendIt: taken.release,
    });
    expect(await report('out of connections', watched, cluster.url)).toEqual([]);
    expectBounds(watched);
    expect(watched.meanwhile.ready).toEqual(away);
  });

  test.runIf(isRoot)(
    '[SCAL-02] [TRST-05] out of disk: has room again, and is started if it ended',
    { timeout: 120_000 },
    async () => {
      const disk = openSmallDisk();
      const settings = '-c max_wal_size=64MB -c min_wal_size=32MB';
      const { cluster, server } = await openSite({ settings, folder: disk.folder });
      const watched = await watchOutage(server.address, {
        breakIt: disk.fill,
        milliseconds: 10_000,
        mendIt: () => {
          disk.makeRoom();
          cluster.start();
        },
      });
      expect(await report('out of disk', watched, cluster.url)).toEqual([]);
      expectBounds(watched);
    },
  );

  test(
    '[TRST-09] [TRST-05] no less there when the clock of the server jumps',
    { timeout: 120_000 },
    async () => {
      const { cluster, server } = await openSite();
      const jump = (hours: number) => async () => {
        const headers = { 'content-type': 'application/json', accept: 'application/json' };
        const body = JSON.stringify({ advance: hours * 3600 });
        const answer = await fetch(`${server.address}/sandbox/clock`, { method: 'POST', headers, body });
        expect(answer.status).toBe(200);
      };
      const watched = await watchOutage(server.address, {
        breakIt: jump(1),
        milliseconds: 3000,
        mendIt: jump(-1),
      });
      expect(await report('a clock that jumps', watched, cluster.url)).toEqual([]);
      expect(watched.refused).toEqual([]);
      expect(watched.madeLater).toBeGreaterThan(10);
      expect(watched.meanwhile).toEqual({ ready: ['200 ready'], live: ['200 live'] });
    },
  );
});
