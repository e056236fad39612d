import { flowModal } from '#src/app/flow-modal.tsx';
import { inviteFriendsView } from './invite-friends.view.tsx';

export default flowModal('inviteFriends', inviteFriendsView);
