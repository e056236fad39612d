import { useSelector } from '@xstate/react';
import { nounsOf, type Nouns } from '#machines/domain/nouns.ts';
import { useApp } from './app-context.ts';

/** The tenant's own nouns. */
export function useNouns(): Nouns {
  return nounsOf(useSelector(useApp(), ({ context }) => context.theme));
}
