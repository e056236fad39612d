import { flowModal } from '#src/app/flow-modal.tsx';
import { provideInviteFriends } from './invite-friends.actors.ts';
import { inviteFriendsView } from './invite-friends.view.tsx';

export default { view: flowModal('inviteFriends', inviteFriendsView), provide: provideInviteFriends };
