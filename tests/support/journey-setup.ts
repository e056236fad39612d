import { buildWhenNeeded } from '#server/app/build.ts';

/** The journeys walk the built app; it is built once, before their servers start. */
export default async function buildApp(): Promise<void> {
  await buildWhenNeeded((line) => process.stdout.write(`${line}\n`));
}
