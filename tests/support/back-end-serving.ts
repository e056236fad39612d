import { serveApi } from '#tests/other-back-end/api-server.ts';
import type { BackEnd } from '#tests/other-back-end/back-end.ts';
import { proxyByHost } from '#tests/other-back-end/by-host.ts';
import { listenSecurely, makeCertificate } from '#tests/other-back-end/secure-server.ts';
import type { ServingApp } from './back-end-hosts.ts';
import { makeBackEnd } from './back-end-members.ts';
import { apiHost, appHost } from './back-end-site.ts';

/** The page's origin and the API's, reached through a proxy of this machine. */
export interface Site {
  proxyPort: number;
  backEnd: BackEnd;
  stop: () => Promise<void>;
}

/** Serves the app by what answers for it, and the other back end beside it. */
export async function serveSite(serving: ServingApp): Promise<Site> {
  const certificate = await makeCertificate([appHost, apiHost]);
  const backEnd = makeBackEnd();
  const api = await listenSecurely(certificate, serveApi(backEnd));
  const app = await listenSecurely(certificate, serving.answer);
  const proxy = await proxyByHost({ [appHost]: app.port, [apiHost]: api.port });
  return {
    proxyPort: proxy.port,
    backEnd,
    stop: async () => {
      await Promise.all([proxy, api, app].map((each) => each.close()));
      await serving.stop();
    },
  };
}
