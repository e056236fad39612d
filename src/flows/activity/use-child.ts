import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { activityMachine, ActivityRef } from '#machines/activity/activity.machine.ts';

type Children = SnapshotFrom<typeof activityMachine>['children'];

/** A read of the page; it lives as long as the flow. */
export function useChild<Name extends keyof Children>(
  flow: ActivityRef,
  name: Name,
): NonNullable<Children[Name]> {
  const child = useSelector(flow, ({ children }) => children[name]);
  if (!child) throw new Error(`The page does not read "${name}".`);
  return child;
}
