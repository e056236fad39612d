import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clientSchema } from '#machines/domain/client.ts';
import { imageOf, themeSchema } from '#machines/domain/theme.ts';
import { tierSchema } from '#machines/domain/tier.ts';
import { startServer } from '#server/start.ts';

const example = fileURLToPath(new URL('../../docs/tenant-example/', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'tenant-'));
  cpSync(example, home, { recursive: true });
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Runs a command of the package on a data directory. */
const command = (name: string, ...given: string[]) =>
  run(process.execPath, ['--import', 'tsx', `server/${name}.ts`, ...given], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: join(home, 'data') },
  });

test(
  '[SCAL-04] a fourth tenant joins a production server from its file, and a member of it is exported and erased',
  { timeout: 120_000 },
  async () => {
    const file = join(home, 'lakeside.json');
    const tenant = JSON.parse(readFileSync(file, 'utf8')) as object;
    writeFileSync(file, JSON.stringify({ ...tenant, publicOrigin: 'https://lakeside.club.example' }));
    expect((await command('tenant', 'check', file)).stdout).toBe(
      `${file} is sound: 2 tiers, 2 offers, 1 pictures.\n`,
    );
    expect((await command('tenant', 'add', file)).stdout).toBe(
      'Tenant lakeside is there: 2 tiers, 2 offers, 1 pictures.\n',
    );
    await expect(command('tenant', 'add', file)).rejects.toMatchObject({
      stderr: 'There is a tenant lakeside already. Nothing was changed.\n',
    });

    const server = await startServer({
      production: true,
      sandbox: false,
      pages: 'none',
      port: 0,
      dataDir: join(home, 'data'),
    });
    const cookies = new Map<string, string>();
    const ask = async (path: string, init: RequestInit = {}) => {
      const response = await fetchAs('lakeside.club.example', server.port, path, cookies, init);
      return { status: response.status, type: response.type, body: response.body };
    };
    const get = async (path: string) => JSON.parse((await ask(`/w/v1/lakeside${path}`)).body) as unknown;
    const { client } = v.parse(v.object({ client: clientSchema }), await get(''));
    expect([client.id, client.name]).toEqual(['lakeside', 'Lakeside Club']);
    const { membershipTiers } = v.parse(
      v.object({ membershipTiers: v.array(tierSchema) }),
      await get('/membership-tiers'),
    );
    expect(membershipTiers.map(({ name, price }) => [name, price])).toEqual([
      ['Shore', 12_00],
      ['Deep Water', 30_00],
    ]);
    const { theme } = v.parse(v.object({ theme: themeSchema }), await get('/theme'));
    const logo = await ask(imageOf(theme, 'logo').imagePath);
    expect([logo.status, logo.type]).toEqual([200, 'image/svg+xml']);
    await ask('/sanctum/csrf-cookie');
    const signUp = await ask('/w/v1/lakeside/signup', {
      method: 'POST',
      body: JSON.stringify({
        firstName: 'Nia',
        lastName: 'Okafor',
        email: 'nia@example.com',
        password: 'Corr3ct!horse',
        passwordConfirmation: 'Corr3ct!horse',
        over18: true,
        newsletter: false,
      }),
    });
    expect(signUp.status).toBe(201);
    await server.stop();

    const whom = ['nia@example.com', '--client', 'lakeside'];
    const exported = JSON.parse((await command('member', 'export', ...whom)).stdout) as Record<
      string,
      object[]
    >;
    expect(exported['users']).toMatchObject([{ email: 'nia@example.com', firstName: 'Nia' }]);
    expect(exported['memberships']).toHaveLength(1);
    expect(exported['accountHistory']).toMatchObject([{ kind: 'accountCreated' }]);
    expect((await command('member', 'erase', ...whom)).stdout).toBe(
      'nia@example.com is erased. 0 charges and payouts stay, without a name.\n',
    );
    await expect(command('member', 'export', ...whom)).rejects.toMatchObject({
      stderr: 'lakeside has no member nia@example.com.\n',
    });
  },
);

/** A request to this machine for another host. */
async function fetchAs(
  host: string,
  port: number,
  path: string,
  cookies: Map<string, string>,
  init: RequestInit,
) {
  const { request } = await import('node:http');
  const token = cookies.get('XSRF-TOKEN');
  return new Promise<{ status: number; type: string; body: string }>((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: init.method ?? 'GET',
        headers: {
          host,
          accept: 'application/json',
          'content-type': 'application/json',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(token !== undefined && { 'x-xsrf-token': token }),
        },
      },
      (response) => {
        for (const line of response.headers['set-cookie'] ?? []) {
          const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
          cookies.set(name, value);
        }
        let body = '';
        response.on('data', (chunk: Buffer) => {
          body += chunk.toString();
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', body }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(init.body);
  });
}
