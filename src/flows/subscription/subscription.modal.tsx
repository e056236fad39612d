import { flowModal } from '#src/app/flow-modal.tsx';
import { provideSubscription } from './subscription.actors.ts';
import { subscriptionView } from './subscription.view.tsx';

export default { view: flowModal('subscription', subscriptionView), provide: provideSubscription };
