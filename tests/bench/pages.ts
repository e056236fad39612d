import autocannon from 'autocannon';
import { buildWhenNeeded } from '#server/app/build.ts';
import { demoEmail } from '#server/demo/member-states.ts';
import { demoStates, type DemoState } from '#server/demo/personas.ts';
import { openCluster } from '#tests/support/postgres-cluster.ts';
import { runCommand } from '#paths/command-line.ts';
import { logIn, processorSeconds, startApi, type Api } from './api/start.ts';

/*
 * A member's pages at 20 connections on PostgreSQL: processor time of the server for each, with frames that members
 * share beside frames that are made for each. Both give the same documents, or it fails. `SECONDS` is how long each
 * measurement takes.
 */

const seconds = Number(process.env['SECONDS'] ?? 5);
const connections = 20;
const kinds = ['each', 'shared'] as const;
const passwordless: readonly DemoState[] = ['incomplete'];

type Kind = (typeof kinds)[number];

const headersFor = (kind: Kind, cookie: string, encoding: string) => ({
  accept: 'text/html',
  'accept-encoding': encoding,
  'x-frames': kind,
  cookie,
});

async function documentOf({ origin }: Api, path: string, cookie: string, kind: Kind): Promise<string> {
  const response = await fetch(origin + path, { headers: headersFor(kind, cookie, 'identity') });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return (await response.text()).replaceAll(/nonce="[^"]*"/g, '');
}

async function measure(bench: Api, path: string, cookie: string, kind: Kind, encoding: string) {
  const headers = headersFor(kind, cookie, encoding);
  const before = await processorSeconds(bench);
  const { requests, non2xx, duration } = await autocannon({
    url: bench.origin + path,
    connections,
    duration: seconds,
    headers,
  });
  const used = (await processorSeconds(bench)) - before;
  if (non2xx > 0) throw new Error(`${path} was refused ${non2xx} times.`);
  return { perSecond: requests.total / duration, each: (used * 1000) / requests.total };
}

const print = (line: string) => process.stdout.write(`${line}\n`);

await runCommand(async () => {
  await buildWhenNeeded(print);
  const cluster = await openCluster();
  const bench = await startApi(cluster.url, { pages: true });
  try {
    let differing = 0;
    for (const state of demoStates.filter((each) => !passwordless.includes(each))) {
      const { cookie } = await logIn(bench.origin, demoEmail(state));
      for (const path of ['/', '/account', '/activity']) {
        const [one, other] = await Promise.all(kinds.map((kind) => documentOf(bench, path, cookie, kind)));
        if (one === other) continue;
        differing += 1;
        print(`${path} of ${state} differs`);
      }
    }
    const { cookie } = await logIn(bench.origin, demoEmail('active'));
    for (const encoding of ['identity', 'gzip']) {
      for (const path of ['/', '/account']) {
        for (const kind of kinds) await measure(bench, path, cookie, kind, encoding);
        const [each, shared] = [
          await measure(bench, path, cookie, 'each', encoding),
          await measure(bench, path, cookie, 'shared', encoding),
        ];
        print(
          `${path.padEnd(9)} ${encoding.padEnd(8)} each ${each.each.toFixed(1)} ms, ${each.perSecond.toFixed(0)}/s; ` +
            `shared ${shared.each.toFixed(1)} ms, ${shared.perSecond.toFixed(0)}/s; ` +
            `ratio ${(shared.each / each.each).toFixed(2)}`,
        );
      }
    }
    return differing === 0 ? 0 : 1;
  } finally {
    bench.child.disconnect();
    cluster.stop();
  }
});
