import { useSelector } from '@xstate/react';
import { showcaseUrl } from '#machines/domain/showcase.ts';
import type { VideosRef } from '#machines/videos/videos.machine.ts';
import { useClient, useFlow } from '#src/app/app-context.ts';
import { useLatest } from '#src/app/use-latest.ts';
import { VideosScreen, type VideosState } from './videos-screen.tsx';

/** The videos of the client, for members who accept the player's cookies. */
export default function VideosRoute() {
  const flow = useLatest(useFlow('videos'));
  return flow && <VideosPage flow={flow} />;
}

export function VideosPage({ flow }: { flow: VideosRef }) {
  const client = useClient();
  const state = useSelector(flow, ({ value }): VideosState =>
    typeof value === 'string' ? value : value.playing,
  );
  return (
    <VideosScreen
      state={state}
      clientName={client.name}
      address={showcaseUrl(client) ?? 'about:blank'}
      onAccept={() => flow.send({ type: 'cookies.accept' })}
      onHeard={() => flow.send({ type: 'frame.heard' })}
      onRetry={() => flow.send({ type: 'frame.retry' })}
    />
  );
}
