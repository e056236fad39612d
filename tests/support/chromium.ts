import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installPackages } from './debian-packages.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const applications = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** What Playwright turns off itself: Chromium obeys the last list only. */
const offForPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Pages and processes that Chromium prepares with each new window, and that no test looks at: half of what a short one takes. */
const offForSpeed = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** The launch arguments that every browser of the tests gets. Chromium has no sandbox as root. */
export const chromiumArguments = [
  `--disable-features=${[...offForPlaywright, ...offForSpeed].join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds a Chromium, or installs one: `CHROMIUM_PATH`, a browser on the PATH, Playwright's own,
 * Debian's package for root, Playwright's download.
 */
export function findChromium(): string {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH names no file: ${chosen}`);
    return chosen;
  }
  const found = installed() ?? afterInstalling();
  if (!found) {
    throw new Error('No Chromium was found or could be installed. Install one, or name it in CHROMIUM_PATH.');
  }
  return found;
}

function installed(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...applications, chromium.executablePath()].find((path) => existsSync(path));
}

function afterInstalling(): string | undefined {
  const installers = [() => installPackages('chromium'), installPlaywrightBrowser];
  for (const install of installers) {
    try {
      install();
    } catch {
      continue;
    }
    const found = installed();
    if (found) return found;
  }
  return undefined;
}

function installPlaywrightBrowser(): void {
  console.info('No Chromium is installed: npx playwright install chromium');
  execFileSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 300_000,
  });
}
