import type { FlowOverlay } from '#machines/domain/overlay.ts';
import { sampleReward } from '#machines/samples/rewards.ts';
import type { ModalStep } from './modal-step.ts';
import { reject, resolve } from '#paths/explore/settle-on-command.ts';

const overlay: FlowOverlay = { kind: 'reward', rewardId: sampleReward.id, place: 'deals' };

export const steps: readonly ModalStep[] = [
  { step: 'reading an offer', overlay },
  { step: 'an offer', overlay, lead: ({ at }) => resolve(at('reward'), 'fetchReward', sampleReward) },
  { step: 'an offer that has ended', overlay, lead: ({ at }) => resolve(at('reward'), 'fetchReward', null) },
  {
    step: 'an offer that cannot be read',
    overlay,
    lead: ({ at }) => reject(at('reward'), 'fetchReward', { kind: 'offline' }),
  },
];
