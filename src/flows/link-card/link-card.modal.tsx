import { flowModal } from '#src/app/flow-modal.tsx';
import { linkCardView } from './link-card.view.tsx';

export default flowModal('linkCard', linkCardView);
