import { useSelector } from '@xstate/react';
import { showcaseUrl } from '#machines/domain/showcase.ts';
import type { VideosRef } from '#machines/videos/videos.machine.ts';
import { useClient } from '#src/app/app-context.ts';
import { flowPage } from '#src/app/flow-page.tsx';
import { VideosScreen, type VideosState } from './videos-screen.tsx';
import { provideVideos } from './videos.actors.ts';

/** The videos of the client, for members who accept the player's cookies. */
export default { view: flowPage('videos', VideosPage), provide: provideVideos };

export function VideosPage({ flow }: { flow: VideosRef }) {
  const client = useClient();
  const state = useSelector(flow, ({ value }): VideosState =>
    typeof value === 'string' ? value : value.playing,
  );
  const reloads = useSelector(flow, ({ context }) => context.reloads);
  return (
    <VideosScreen
      state={state}
      clientName={client.name}
      frameKey={reloads}
      address={showcaseUrl(client) ?? 'about:blank'}
      onAccept={() => flow.send({ type: 'cookies.accept' })}
      onReceived={() => flow.send({ type: 'frame.responded' })}
      onRetry={() => flow.send({ type: 'frame.retry' })}
    />
  );
}
