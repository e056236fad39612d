import type { FlowOverlay } from '#machines/domain/overlay.ts';
import { answer, type ModalStep } from './modal-step.ts';

const inviting: FlowOverlay = { kind: 'inviteFriends' };

export const steps: readonly ModalStep[] = [
  { step: 'inviting by a frame', overlay: inviting, lead: answer(['inviteFriends'], 'readFrame', 'about:') },
  { step: 'inviting by a link', overlay: inviting, lead: answer(['inviteFriends'], 'readFrame', null) },
];
