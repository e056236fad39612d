import { flowModal } from '#src/app/flow-modal.tsx';
import { cardView } from './card.view.tsx';

export default flowModal('card', cardView);
