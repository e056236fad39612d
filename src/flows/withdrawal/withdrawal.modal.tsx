import { flowModal } from '#src/app/flow-modal.tsx';
import { provideWithdrawal } from './withdrawal.actors.ts';
import { withdrawalView } from './withdrawal.view.tsx';

export default { view: flowModal('withdrawal', withdrawalView), provide: provideWithdrawal };
