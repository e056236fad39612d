import { existsSync } from 'node:fs';
import { installPackages } from '../debian-packages.ts';

const architecture = process.arch === 'arm64' ? 'aarch64' : 'x86_64';

/** The programs that the tests drive, each with Debian's packages that bring it. */
const programs = {
  firefox: { path: '/usr/bin/firefox-esr', packages: ['firefox-esr'] },
  webKitDriver: { path: '/usr/bin/WebKitWebDriver', packages: ['webkit2gtk-driver'] },
  miniBrowser: {
    path: `/usr/lib/${architecture}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
    packages: ['webkit2gtk-driver'],
  },
  screen: { path: '/usr/bin/xvfb-run', packages: ['xvfb', 'xauth'] },
};

export function pathOf(program: keyof typeof programs): string {
  return programs[program].path;
}

/** Installs what is missing of the browsers, which only root can. */
export function installBrowsers(): void {
  const missing = Object.values(programs).filter(({ path }) => !existsSync(path));
  if (missing.length > 0) installPackages(...missing.flatMap(({ packages }) => packages));
}
