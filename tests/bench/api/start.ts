import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { demoPassword } from '#server/demo/member-states.ts';

/** The lengths of the measured histories, in transactions. */
export const histories = ['500', '10000'] as const;

const readySchema = v.object({
  port: v.number(),
  members: v.record(v.picklist(histories), v.object({ email: v.string(), cardId: v.string() })),
});
const usageSchema = v.object({ user: v.number(), system: v.number() });

/** The API in a process of its own. */
export interface Api {
  child: ChildProcess;
  origin: string;
  members: v.InferOutput<typeof readySchema>['members'];
}

/** What a member's calls bear. */
export interface Session {
  cookie: string;
  token: string;
}

async function message<Schema extends v.GenericSchema>(child: ChildProcess, schema: Schema) {
  const [reported] = await once(child, 'message');
  return v.parse(schema, reported);
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
const server = fileURLToPath(new URL('server.ts', import.meta.url));

/**
 * Starts the API on the embedded database, or the PostgreSQL of a URL, which it fills with the demo; with `pages` it
 * serves the built app, too. `checkout` is the folder of the project, with its packages installed.
 */
export async function startApi(databaseUrl: string, { pages = false, checkout = root } = {}): Promise<Api> {
  const child = fork(join(checkout, relative(root, server)), {
    cwd: checkout,
    env: { ...process.env, DATABASE_URL: databaseUrl, PAGES: pages ? '1' : '' },
    execArgv: ['--import', 'tsx'],
  });
  const { port, members } = await message(child, readySchema);
  return { child, origin: `http://localhost:${port}`, members };
}

/** The processor time that the API has used. */
export async function processorSeconds({ child }: Api): Promise<number> {
  child.send('usage');
  const { user, system } = await message(child, usageSchema);
  return (user + system) / 1e6;
}

export const jsonHeaders = { accept: 'application/json', 'content-type': 'application/json' };

/** Logs a member in; gives the cookies and the token that a browser would then have. */
export async function logIn(origin: string, email: string): Promise<Session> {
  const jar = new Map<string, string>();
  const ask = async (path: string, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const token = decodeURIComponent(jar.get('XSRF-TOKEN') ?? '');
    const response = await fetch(`${origin}${path}`, {
      ...init,
      headers: { ...jsonHeaders, cookie, 'x-xsrf-token': token },
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
    return response;
  };
  await ask('/sanctum/csrf-cookie');
  const { status } = await ask('/w/v1/varsity/login', {
    method: 'POST',
    body: JSON.stringify({ email, password: demoPassword }),
  });
  if (status !== 200) throw new Error(`${email} could not log in: ${status}`);
  return {
    cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    token: decodeURIComponent(jar.get('XSRF-TOKEN') ?? ''),
  };
}
