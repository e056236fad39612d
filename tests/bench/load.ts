import { chromium } from '@playwright/test';
import { buildWhenNeeded } from '#server/app/build.ts';
import { chromiumArguments, findChromium } from '#tests/support/chromium.ts';
import { startJourneyServer } from '#tests/support/journey-server.ts';
import { openSandbox } from '#paths/drive/sandbox.ts';
import { cookiesForPeace, openSession } from '#tests/support/journey-session.ts';
import { runCommand } from '#paths/command-line.ts';
import { serveBarePage } from './load/bare-page.ts';
import { measureLoad, phone, type Load } from './load/measure.ts';
import { measureOpening } from './load/opening.ts';
import { compare } from './load/report.ts';

const tenant = 'varsity';
const dialogControls = '[role=dialog] input[type=radio]';
const rounds = Number(process.env['ROUNDS'] ?? 11);

/** The first load of the login page and of a member's home, each beside a bare page of the same libraries; a modal's opening. */
await runCommand(async () => {
  await buildWhenNeeded((line) => process.stderr.write(`${line}\n`));
  const [bare, server] = await Promise.all([serveBarePage(), startJourneyServer()]);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  try {
    const origin = `http://${tenant}.localhost:${server.port}`;
    const member = await openSandbox(server.port, tenant).makeMember('active');
    const cookies = [...(await openSession(server.port, tenant, member)), ...cookiesForPeace(tenant)];
    const login = { address: `${origin}/login`, visible: 'form input', usable: 'form' };
    const loads = {
      bare: () => measureLoad(browser, { ...login, address: bare.address }),
      login: () => measureLoad(browser, login),
      wide: () => measureLoad(browser, login, { ...phone, viewport: { width: 1440, height: 900 } }),
      home: () =>
        measureLoad(browser, {
          address: `${origin}/`,
          visible: '#content',
          usable: '#content h1',
          pending: '[aria-busy=true]',
          cookies,
        }),
    };
    const results: Record<keyof typeof loads, Load[]> = { bare: [], login: [], wide: [], home: [] };
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name, load] of Object.entries(loads) as [keyof typeof loads, () => Promise<Load>][]) {
        const result = await load();
        if (round > 0) results[name].push(result);
      }
      process.stderr.write(round > 0 ? `Round ${round} of ${rounds}\n` : 'Warmed up\n');
    }
    const account = {
      address: `${origin}/account`,
      cookies,
      button: 'Change plan',
      controls: dialogControls,
    };
    const openings: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      openings.push(await measureOpening(browser, account, phone));
    process.stderr.write('Opened the plan modal\n');
    const { text, isWithin } = compare(results, openings);
    process.stdout.write(text);
    return isWithin ? 0 : 1;
  } finally {
    await browser.close();
    await server.stop();
    bare.close();
  }
});
