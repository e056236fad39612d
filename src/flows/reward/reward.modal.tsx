import { flowModal } from '#src/app/flow-modal.tsx';
import { rewardView } from './reward.view.tsx';

export default flowModal('reward', rewardView);
