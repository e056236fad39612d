import { flowModal } from '#src/app/flow-modal.tsx';
import { provideLinkCard } from './link-card.actors.ts';
import { linkCardView } from './link-card.view.tsx';

export default { view: flowModal('linkCard', linkCardView), provide: provideLinkCard };
