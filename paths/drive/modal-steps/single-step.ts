import type { ModalStep } from './modal-step.ts';

export const steps: readonly ModalStep[] = [
  { step: 'the search', overlay: { kind: 'search' } },
  { step: 'the greeting', overlay: { kind: 'welcome' } },
  { step: 'the tickets', overlay: { kind: 'tickets' } },
];
