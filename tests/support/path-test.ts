import { test as journey } from '#tests/support/journey.ts';
import { openSession } from '#tests/support/journey-session.ts';
import type { ProductPath } from '#paths/play/product-paths.ts';
import { playPath, type Spectator } from '#paths/play/play-path.ts';
import { playerOf } from '#paths/drive/playability.ts';

interface PlayFixtures {
  /** Plays a path with a member of its own. */
  play: (path: ProductPath, watch?: Spectator) => Promise<void>;
}

const nobody: Spectator = async () => {};

export const test = journey.extend<PlayFixtures>({
  /** What is made to fail is said on the console, too. */
  expectedMessages: /status of (4\d\d|5\d\d)|net::ERR_/,
  play: async ({ page, context, sandbox, serverPort, tenant }, provide) => {
    await provide(async ({ machine, play, path }, watch = nobody) => {
      const member = await sandbox.makeMember(playerOf(play, path));
      if (play.isSignedIn) await context.addCookies(await openSession(serverPort, tenant, member));
      await playPath(machine, play, { page, sandbox, path, member }, watch);
    });
  },
});
