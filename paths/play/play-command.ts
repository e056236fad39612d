import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { productPaths } from './product-paths.ts';
import { plays } from '#paths/drive/drivers.ts';
import { unplayed } from '#paths/drive/unplayed.ts';
import { UsageError } from '../command-line.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Plays a path on the product in a window; or without one, and leaves pictures and, where it can, a video. */
export function playOnProduct(id: string, isRecorded: boolean): number {
  const [machine = ''] = id.split('-');
  const reason = Object.hasOwn(unplayed, machine) ? unplayed[machine]?.why : undefined;
  if (reason !== undefined) throw new UsageError(`No path of "${machine}" can be played: ${reason}.`);
  const paths = productPaths(machine);
  const found = paths.find(({ path }) => path.id === id);
  if (!found) {
    const machines = Object.keys(plays).join(', ');
    throw new UsageError(
      `There is no path "${id}" among those of ${machines}. List them: npm run paths -- login.`,
    );
  }
  if (found.why !== null) throw new UsageError(`${id} cannot be played: ${found.why}.`);
  const strip = `${root}test-results/${id}.html`;
  const env = { ...process.env, PLAY_PATH: id, ...(isRecorded && { PLAY_RECORD: strip }) };
  const command = ['playwright', 'test', '--config', 'tests/play.config.ts'];
  const { status } = spawnSync('npx', command, { cwd: root, env, stdio: 'inherit' });
  if (!isRecorded || status !== 0) return status ?? 1;
  const video = strip.replace(/\.html$/, '.webm');
  const second = existsSync(video) ? video : 'No video: npx playwright install ffmpeg';
  process.stdout.write(`${strip}\n${second}\n`);
  return 0;
}
