import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { originOf, UsageError } from '#paths/command-line.ts';
import {
  memberSchema,
  spendNames,
  type ConformOptions,
  type MemberFile,
  type SpendName,
} from './settings.ts';

export const usage = `npm run conform -- https://api.example --client acme --as member.json

Checks a running API against docs/back-end.md. It logs in, reads and logs out; it changes nothing unless told to.

  --client NAME      the client in whose name it calls (needed)
  --as FILE          {"email": "…", "password": "…"}: a test member; without it only what visitors see is checked
  --origin URL       the origin of the app: checks cookies and CORS as a browser would there
  --write            also changes: the profile and the newsletter to what they are, a paused card to active and back
  --spend CALL       also makes a call that costs money, once, after a question at a terminal:
                      ${spendNames.join(', ')}
  --timeout SECONDS  how long an answer may take (10)
  --insecure         accepts a self-signed certificate; better: NODE_EXTRA_CA_CERTS=ca.pem
  --json [FILE]      the report as JSON, to a file or to the output
  --help             this text

Exit code 0: fine, or only optional parts are lost. 1: something specified is broken. 2: usage, or no connection.
`;

/** Reads the command line. What is wrong with it is a usage error. */
export function readOptions(args: readonly string[]): ConformOptions | 'help' {
  const { values, positionals } = parseArgs({
    args: withJsonTarget(args),
    allowPositionals: true,
    options: {
      client: { type: 'string' },
      as: { type: 'string' },
      origin: { type: 'string' },
      write: { type: 'boolean', default: false },
      spend: { type: 'string', multiple: true, default: [] },
      timeout: { type: 'string', default: '10' },
      insecure: { type: 'boolean', default: false },
      json: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  const [address, ...others] = positionals;
  if (address === undefined)
    throw new UsageError('Name the API: npm run conform -- https://api.example --client acme.');
  if (others.length > 0) throw new UsageError(`Name one API; "${others.join(' ')}" is too much.`);
  if (!values.client) throw new UsageError('Name the client: --client acme.');
  if (!/^[a-z0-9][a-z0-9-]*$/i.test(values.client))
    throw new UsageError(`"${values.client}" is no client: it is the first label of the app's host name.`);
  const api = originOf(address, 'the API');
  const member = values.as === undefined ? null : readMember(values.as);
  if (member === null && (values.write || values.spend.length > 0))
    throw new UsageError('--write and --spend need a member: --as member.json.');
  return {
    api,
    client: values.client,
    member,
    origin: values.origin === undefined ? api : originOf(values.origin, 'the app'),
    isOriginGiven: values.origin !== undefined,
    isWriting: values.write,
    spend: values.spend.map(spendNamed),
    timeout: seconds(values.timeout),
    json: values.json ?? null,
    isInsecure: values.insecure,
  };
}

/** `--json` alone is `--json -`. */
function withJsonTarget(args: readonly string[]): string[] {
  return args.flatMap((arg, place) => {
    if (arg !== '--json') return [arg];
    const next = args[place + 1];
    const isFile = next !== undefined && !next.startsWith('-') && !next.includes('://');
    return isFile ? [arg] : ['--json=-'];
  });
}

function seconds(given: string): number {
  const number = Number(given);
  if (number > 0 && number <= 300) return number * 1000;
  throw new UsageError(`--timeout is a number of seconds up to 300, not "${given}".`);
}

function spendNamed(name: string): SpendName {
  const found = spendNames.find((each) => each === name);
  if (found) return found;
  throw new UsageError(`There is no paid call "${name}". Choose from: ${spendNames.join(', ')}.`);
}

function readMember(file: string): MemberFile {
  const read = v.safeParse(memberSchema, jsonIn(file));
  if (read.success) return read.output;
  const [issue] = read.issues;
  const path = issue.path?.map(({ key }) => String(key)).join('.') ?? '';
  throw new UsageError(
    path === ''
      ? `${file} must have {"email": "…", "password": "…"}.`
      : `${file}: "${path}" is missing or of another type. It needs {"email": "…", "password": "…"}.`,
  );
}

function jsonIn(file: string): unknown {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new UsageError(`${file} cannot be read${code === 'ENOENT' ? ': there is no such file' : ''}.`);
  }
  try {
    return JSON.parse(content);
  } catch {
    throw new UsageError(`${file} is no JSON.`);
  }
}
