import { cardFrameName, hostingFolder, staticWorkerName } from '#server/bundles/distribution.ts';
import { framedByUsPolicy, workerPolicy } from '#server/content-policy.ts';
import { documentHeaders } from '#server/http/headers.ts';

/** The policies of a static build's documents. */
export interface StaticPolicies {
  document: string;
  cardFrame: string;
}

type Headers = Readonly<Record<string, string>>;

/** The caching of a file whose name has a hash. */
export const forEver = 'public, max-age=31536000, immutable';
const asked = 'no-cache';

/** The headers of each kind of file. */
function headersOf({ document, cardFrame }: StaticPolicies) {
  return {
    document: { ...documentHeaders, 'Cache-Control': asked, 'Content-Security-Policy': document },
    cardFrame: { ...documentHeaders, 'Cache-Control': asked, 'Content-Security-Policy': cardFrame },
    worker: { ...documentHeaders, 'Cache-Control': asked, 'Content-Security-Policy': workerPolicy },
    asset: { ...documentHeaders, 'Cache-Control': forEver },
  };
}

const lines = (headers: Headers, line: (name: string, value: string) => string, indent = '  ') =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}${line(name, value)}`)
    .join('\n');

/** A regular expression of the paths of a build's own files, which are answered as unknown addresses are. */
const innerFile = (dot: string) => `/(${dot}|_headers$|_redirects$)`;

function nginx(policies: StaticPolicies): string {
  const { document, cardFrame, worker, asset } = headersOf(policies);
  const add = (headers: Headers) => lines(headers, (name, value) => `add_header ${name} "${value}";`);
  return `# Include this in the server block of the app's hosts:
#   server { server_name *.rewards.example; root /srv/app; include /srv/app/${hostingFolder}/nginx.conf; }
# With ngx_http_gzip_static_module, "gzip_static on; gzip_vary on;" sends the compressed files.
index index.html;
location / {
  try_files $uri /index.html;
}
location = /index.html {
${add(document)}
}
location = /card-frame {
  rewrite ^ /${cardFrameName} last;
}
location = /${cardFrameName} {
${add(cardFrame)}
}
location = /${staticWorkerName} {
${add(worker)}
}
location ^~ /assets/ {
  try_files $uri =404;
${add(asset)}
}
location ~ "${innerFile('\\.(?!well-known/)')}" {
  rewrite ^ /index.html last;
}
`;
}

function caddy(policies: StaticPolicies): string {
  const { document, cardFrame, worker, asset } = headersOf(policies);
  const add = (headers: Headers) => lines(headers, (name, value) => `header ${name} "${value}"`, '\t');
  const addThere = (headers: Headers) =>
    lines(headers, (name, value) => `header @there ${name} "${value}"`, '\t');
  return `# Import this in the site block of the app's hosts:
#   *.rewards.example {
#     root * /srv/app
#     import /srv/app/${hostingFolder}/Caddyfile
#   }
handle /assets/* {
	@there file
${addThere(asset)}
	file_server {
		precompressed br gzip
	}
}
handle /${staticWorkerName} {
${add(worker)}
	file_server
}
@cardFrame path /${cardFrameName} /card-frame
handle @cardFrame {
${add(cardFrame)}
	rewrite * /${cardFrameName}
	file_server
}
handle {
${add(document)}
	@inner {
		path_regexp ${innerFile('\\.')}
		not path /.well-known/*
	}
	rewrite @inner /index.html
	try_files {path} /index.html
	file_server {
		precompressed br gzip
	}
}
`;
}

/**
 * For hosts that read `_headers`. Several rules may hold for one file there, and their policies would add up, so the
 * whole policies stand in the documents themselves.
 */
function underscoreHeaders(): string {
  const rule = (path: string, headers: Headers) =>
    `${path}\n${lines(headers, (name, value) => `${name}: ${value}`)}`;
  const everywhere = { ...documentHeaders, 'Content-Security-Policy': framedByUsPolicy };
  return `${[
    rule('/*', everywhere),
    rule('/assets/*', { 'Cache-Control': forEver }),
    rule('/index.html', { 'Cache-Control': asked }),
    rule(`/${staticWorkerName}`, { 'Cache-Control': asked }),
    rule(`/${cardFrameName}`, { 'Cache-Control': asked }),
  ].join('\n')}\n`;
}

/** The rules of a static build for file servers, by the names of their files. */
export function hostingFiles(policies: StaticPolicies): Readonly<Record<string, string>> {
  return {
    _headers: underscoreHeaders(),
    _redirects: '/* /index.html 200\n',
    [`${hostingFolder}/nginx.conf`]: nginx(policies),
    [`${hostingFolder}/Caddyfile`]: caddy(policies),
  };
}
