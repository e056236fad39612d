import { prepareBuild } from '#server/app/prepare-build.ts';
import { startServer } from '#server/start.ts';

/*
 * Starts the server as `npm start` does, on a folder that has no build yet, and opens the card form's frame. It prints what
 * was reported, and which bundlers the process has loaded.
 */

const [, , folder = ''] = process.argv;
const lines: string[] = [];
await prepareBuild({ production: false }, (line) => lines.push(line), folder);
const server = await startServer({ port: 0, dataDir: null, sandbox: true, folder });
const frame = await fetch(`http://localhost:${server.port}/card-frame.html`);
const { sharedObjects } = process.report.getReport() as { sharedObjects: string[] };
const bundlers = sharedObjects.filter((path) => /rolldown|esbuild|swc|oxc/.test(path));
process.stdout.write(JSON.stringify({ lines, status: frame.status, bundlers }));
await server.stop();
process.exit();
