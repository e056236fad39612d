import type { FlowOverlay } from '#machines/domain/overlay.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sampleSummary } from '#machines/samples/summary.ts';
import { answer, does, leads, refuse, type ModalStep } from './modal-step.ts';

const { active } = sampleSessions;
const cancelling: FlowOverlay = { kind: 'membershipCancel' };
const cancel = ['membershipCancel'];
const explaining = leads(
  answer(cancel, 'fetchOwed', sampleSummary),
  does(cancel, { type: 'cancel.continue' }),
);
const confirmsCancel = leads(explaining, does(cancel, { type: 'cancel.confirm', words: {} }));

export const steps: readonly ModalStep[] = [
  { step: 'what cancelling ends', overlay: cancelling, lead: answer(cancel, 'fetchOwed', sampleSummary) },
  { step: 'the reason for cancelling', overlay: cancelling, lead: explaining },
  { step: 'cancelling', overlay: cancelling, lead: confirmsCancel, stays: true },
  {
    step: 'a cancellation that is unknown',
    overlay: cancelling,
    lead: leads(
      confirmsCancel,
      refuse(cancel, 'cancelMembership', { kind: 'offline' }),
      refuse(cancel, 'askMembership', { kind: 'offline' }),
    ),
  },
  {
    step: 'a membership that is cancelled',
    overlay: cancelling,
    lead: leads(
      confirmsCancel,
      answer(cancel, 'cancelMembership', { ...active.membership, status: 'churned' }),
    ),
  },
];
