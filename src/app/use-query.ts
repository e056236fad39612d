import { useSelector } from '@xstate/react';
import { useActor } from './app-context.ts';

/** The query of the address of the page that is shown, by name. */
export function useQuery(): Readonly<Record<string, string>> {
  return useSelector(useActor('page'), ({ context }) => context.search);
}
