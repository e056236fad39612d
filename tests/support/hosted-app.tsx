import type { AnyActorRef } from 'xstate';
import type { Mounting } from '#paths/explore/mounting.ts';
import { stageInApp, type Host } from '#gallery/screens/story-harness.tsx';
import { sampleTenant } from '#gallery/screens/tenant-fixture.ts';
import { renderStaged } from './harness-view.tsx';

/** Renders a view inside an app that runs the mounted machine as one of its actors, and all others on command. */
export async function renderInApp(mounting: Mounting, host: Host): Promise<AnyActorRef> {
  return renderStaged(stageInApp(mounting, host, sampleTenant));
}
