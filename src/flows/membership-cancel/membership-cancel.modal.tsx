import { flowModal } from '#src/app/flow-modal.tsx';
import { provideMembershipCancel } from './membership-cancel.actors.ts';
import { membershipCancelView } from './membership-cancel.view.tsx';

export default {
  view: flowModal('membershipCancel', membershipCancelView),
  provide: provideMembershipCancel,
};
