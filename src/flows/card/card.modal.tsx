import { flowModal } from '#src/app/flow-modal.tsx';
import { provideCard } from './card.actors.ts';
import { cardView } from './card.view.tsx';

export default { view: flowModal('card', cardView), provide: provideCard };
