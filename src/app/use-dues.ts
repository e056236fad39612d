import { useSelector } from '@xstate/react';
import { useActor } from './app-context.ts';

/** What the member owes, cents, and since when (an instant, ISO, UTC); nothing where nothing is due or it is not told. */
export function useDues() {
  return useSelector(useActor('session'), ({ context }) => context.session?.membership?.dues);
}
