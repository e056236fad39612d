import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import type { ReactNode } from 'react';
import '#src/theme/global.css.ts';
import type { Mounting } from '#paths/explore/mounting.ts';
import { stageFlow } from '#gallery/screens/story-harness.tsx';
import { sampleTenant } from '#gallery/screens/tenant-fixture.ts';
import type { Card } from '#machines/domain/card.ts';
import type { Session } from '#machines/domain/member.ts';
import { renderStaged } from './harness-view.tsx';

/** Renders the view of a flow that runs by itself, beside an app that is at rest. */
export async function renderFlowView<Machine extends AnyStateMachine>(
  mounting: Mounting<Machine>,
  view: (flow: ActorRefFrom<Machine>) => ReactNode,
  /** Who is signed in; nobody unless it is told. */
  session?: Session,
  /** The member's cards; they stay unread unless they are told. */
  cards?: readonly Card[],
): Promise<ActorRefFrom<Machine>> {
  return renderStaged(
    stageFlow(mounting, (flow: ActorRefFrom<Machine>) => <main>{view(flow)}</main>, sampleTenant, {
      session,
      ...(cards && { reads: { cards } }),
    }),
  );
}
