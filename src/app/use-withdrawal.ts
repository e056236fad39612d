import { useActor } from './app-context.ts';
import { useMissing } from './use-missing.ts';

/** Opens the withdrawal; null where the server pays nothing out. */
export function useWithdrawal(): (() => void) | null {
  const overlays = useActor('overlays');
  const isMissing = useMissing('GET membership/summary', 'GET payouts', 'POST payouts');
  return isMissing ? null : () => overlays.send({ type: 'overlay.open', overlay: { kind: 'withdrawal' } });
}
