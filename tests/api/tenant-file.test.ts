import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync, cpSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clientSchema } from '#machines/domain/client.ts';
import { imageOf, themeSchema } from '#machines/domain/theme.ts';
import { tierSchema } from '#machines/domain/tier.ts';
import { startServer } from '#server/start.ts';
import { readTenant } from '#server/tenants/read-tenant.ts';

const example = fileURLToPath(new URL('../../docs/tenant-example/', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'tenant-'));
  cpSync(example, home, { recursive: true });
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

type Tree = Record<string, unknown>;

/** The example with changes, in a file. */
function write(changes: (tenant: Tree) => void): string {
  const file = join(home, 'lakeside.json');
  const tenant = JSON.parse(readFileSync(file, 'utf8')) as Tree;
  changes(tenant);
  writeFileSync(file, JSON.stringify(tenant));
  return file;
}

const faultsOf = (file: string) => {
  const read = readTenant(file);
  return 'faults' in read ? read.faults : [];
};

describe('a tenant’s file', () => {
  test('[SCAL-04] is sound as the example has it', () => {
    expect(faultsOf(join(home, 'lakeside.json'))).toEqual([]);
  });

  test('[SCAL-04] with ten faults has all of them named', () => {
    const file = write((tenant) => {
      const [shore, deep] = tenant['tiers'] as Tree[];
      const [kitchen, shoes] = tenant['offers'] as Tree[];
      Object.assign(tenant, { id: 'Lake Side', currencyCode: 'EUR', colour: 'red' });
      delete tenant['supportEmail'];
      Object.assign(tenant['theme'] as Tree, {
        settings: { primary: 'url(x)' },
        images: { logo: 'none.svg' },
      });
      Object.assign(shore ?? {}, { price: 12.345 });
      Object.assign(deep ?? {}, { name: 'Shore' });
      Object.assign(kitchen ?? {}, { category: 'boats' });
      Object.assign(shoes ?? {}, { earns: { percent: 101 } });
    });
    expect(faultsOf(file).toSorted()).toEqual([
      'colour: is not known',
      'currencyCode: must be USD or CAD',
      'id: must be a host label: small letters, numbers and hyphens',
      'none.svg: is not there',
      'offers.0.category: there is no category "boats"',
      'offers.1.earns.percent: must be <=100',
      'supportEmail: is missing',
      'theme.settings.primary: "url(x)" is no color',
      'tiers.0.price: must have at most two decimals',
      'tiers: "Shore" is there twice',
    ]);
  });

  test.each([
    ['lakeside.json is no JSON', '{"id": '],
    ['has a name twice', '{"id": "a", "id": "b"}'],
  ])('[SCAL-04] that is unreadable is refused in one line: %s', (reason, text) => {
    const file = join(home, 'lakeside.json');
    writeFileSync(file, text);
    expect(() => readTenant(file)).toThrow(reason);
    expect(() => readTenant(join(home, 'none.json'))).toThrow('ENOENT');
  });

  test.each([
    ['a script', 'pictures/logo.svg', '<script>alert(1)</script>', 'pictures/logo.svg: is no svg'],
    [
      'too large',
      'pictures/logo.svg',
      `<svg>${' '.repeat(600_000)}</svg>`,
      'pictures/logo.svg: is larger than 500 kB',
    ],
  ])('[SCAL-04] with a picture that is %s is refused', (_, name, content, fault) => {
    writeFileSync(join(home, name), content);
    expect(faultsOf(join(home, 'lakeside.json'))).toEqual([fault]);
  });

  test.each([
    ['https://other.example', 'publicOrigin: must begin with the label lakeside'],
    ['https://lakeside.example/club', 'publicOrigin: must be like https://label.example, without a path'],
    ['http://lakeside.example', 'publicOrigin: must be like https://label.example, without a path'],
  ])('[SCAL-04] has a public origin of its label alone: %s', (publicOrigin, fault) => {
    expect(faultsOf(write((tenant) => Object.assign(tenant, { publicOrigin })))).toContain(fault);
  });
});

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
    const file = write((tenant) => Object.assign(tenant, { publicOrigin: 'https://lakeside.club.example' }));
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
      Tree[]
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
