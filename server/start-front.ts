import { distribution } from './bundles/distribution.ts';
import { frameScriptsOf } from './card-frame/hosted-form-script.ts';
import { createClock } from './clock.ts';
import { readSettings, type Settings } from './env.ts';
import { listenerOf, openListener } from './listener.ts';
import type { Log } from './services.ts';
import { openTelemetry } from './telemetry/open-telemetry.ts';
import { addFrontDevelopment, addFrontPages, createFrontApp } from './app/front-pages.ts';
import { prepareBuild } from './app/prepare-build.ts';
import { createPartnersReader } from './app/tenant-partners.ts';

export interface FrontOptions extends Partial<Settings> {
  /** The origin of the API that the app was built for. */
  apiHost: string;
  /** The app built when needed, or from the sources with hot reload. */
  pages?: 'built' | 'development';
  /** A folder that holds the built app, instead of the one that is built when needed. */
  folder?: string;
  log?: Log;
  report?: (line: string) => void;
}

export interface RunningFront {
  port: number;
  stop: () => Promise<void>;
}

/**
 * Starts the server beside somebody else's API: the app's pages and the card form's frame, without a database. Rejects
 * with a {@link StartError}.
 */
export async function startFront(options: FrontOptions): Promise<RunningFront> {
  const { pages = 'built', folder, log = () => undefined, report = () => undefined, ...given } = options;
  const settings = { ...readSettings({}), ...given };
  const { server, port, health, serve, onClose, close, stop } = await openListener(settings);
  try {
    const telemetry = await openTelemetry(settings);
    onClose(telemetry.close);
    const partnersOf = createPartnersReader(settings.apiHost);
    const frameScripts = frameScriptsOf(pages === 'built' ? (folder ?? distribution) : null);
    const services = { clock: createClock(), log, telemetry, health, settings, partnersOf, frameScripts };
    const app = createFrontApp(services);
    const answer = listenerOf(app, services);
    if (pages === 'development') {
      const { openDevelopment } = await import('./app/dev.ts');
      const development = await openDevelopment(server, services.settings);
      onClose(development.close);
      addFrontDevelopment(app, services, development.document);
      serve(development.serve(answer));
      return { port, stop };
    }
    if (folder === undefined) await prepareBuild(settings, report);
    await addFrontPages(app, services, folder ?? distribution);
    serve(answer);
    return { port, stop };
  } catch (error) {
    await close();
    throw error;
  }
}
