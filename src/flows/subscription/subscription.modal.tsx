import { flowModal } from '#src/app/flow-modal.tsx';
import { subscriptionView } from './subscription.view.tsx';

export default flowModal('subscription', subscriptionView);
