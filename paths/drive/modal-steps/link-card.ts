import { sends, type ModalStep } from './modal-step.ts';

export const steps: readonly ModalStep[] = [
  { step: 'one more card', overlay: { kind: 'linkCard' } },
  {
    step: 'linking one more card',
    overlay: { kind: 'linkCard' },
    lead: sends('linkCard', 'cardLink'),
    stays: true,
  },
];
