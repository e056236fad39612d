import { flowModal } from '#src/app/flow-modal.tsx';
import { withdrawalView } from './withdrawal.view.tsx';

export default flowModal('withdrawal', withdrawalView);
