import { flowModal } from '#src/app/flow-modal.tsx';
import { membershipCancelView } from './membership-cancel.view.tsx';

export default flowModal('membershipCancel', membershipCancelView);
