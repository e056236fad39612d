import { useSelector } from '@xstate/react';
import { useApp } from './app-context.ts';

/** Whether the server turned out not to have one of these calls, such as `GET payouts`. */
export function useMissing(...calls: readonly string[]): boolean {
  return useSelector(useApp(), ({ context }) => calls.some((call) => context.missing.includes(call)));
}
