import { page } from 'vitest/browser';
import type { cardMachine } from '#machines/card/card.machine.ts';
import type { CardAction } from '#machines/domain/card-actions.ts';
import { cardMessages as copy } from '#src/flows/card/card.messages.ts';
import { cardView } from '#src/flows/card/card.view.tsx';
import { flowDialog } from '#src/app/flow-dialog.tsx';
import { renderFlowView } from '#tests/support/flow-view.tsx';
import type { Mounting } from '#paths/explore/mounting.ts';

const FlowDialog = flowDialog(cardView);

/** The dialog of this title. */
export const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });

/** The button of this name. */
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

const actions: CardAction[] = ['pause', 'resume', 'delete', 'makePrimary'];

const confirms = actions.map((action) => copy.actions[action].confirm);

/** The button that does it, whatever is done. */
export const confirm = button(new RegExp(`^(${confirms.join('|')})( and lose .*)?$`));

/** Shows the dialog of a card. */
export function mount(mounting: Mounting<typeof cardMachine>) {
  return renderFlowView(mounting, (flow) => (
    <FlowDialog flow={flow} isOpen onClose={() => flow.send({ type: 'flow.close' })} onClosed={() => {}} />
  ));
}
