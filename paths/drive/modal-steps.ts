import type { ModalStep } from './modal-steps/modal-step.ts';

const files = import.meta.glob<{ steps?: readonly ModalStep[] }>('./modal-steps/*.ts', { eager: true });

/** Every step of every modal, and how it is come to. */
export const modalSteps: readonly ModalStep[] = Object.values(files).flatMap(({ steps = [] }) => steps);
