import { flowModal } from '#src/app/flow-modal.tsx';
import { provideReward } from './reward.actors.ts';
import { rewardView } from './reward.view.tsx';

export default { view: flowModal('reward', rewardView), provide: provideReward };
