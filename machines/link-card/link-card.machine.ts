import { setup, type ActorRefFrom, type MachineContext } from 'xstate';
import { cardLinkMachine, withoutPlan } from '#machines/card-link/card-link.machine.ts';
import { untilWorking, type WorkFact } from '#machines/payment/work.ts';
import type { ModalOutput } from '#machines/domain/overlay.ts';
import { defaultToastTimeout } from '#machines/domain/toast.ts';
import { notify } from '#machines/notify.ts';

type LinkCardEvent = WorkFact | { type: 'flow.close' };

export type LinkCardRef = ActorRefFrom<typeof linkCardMachine>;

export const linkCardMachine = setup({
  types: {} as {
    context: MachineContext;
    events: LinkCardEvent;
    output: ModalOutput;
    tags: 'working';
    children: { cardLink: 'cardLink' };
  },
  actors: { cardLink: cardLinkMachine },
  actions: {
    notifyToast: notify('toasts', {
      type: 'toast.show',
      content: { message: { key: 'cardLinked' }, type: 'success', timeout: defaultToastTimeout },
    }),
  },
}).createMachine({
  id: 'linkCard',
  description: 'Linking one more card; nothing is charged by it.',
  context: {},
  output: { next: null },
  initial: 'linking',
  states: {
    linking: {
      description: 'The card step runs; its dialog stays open while a card is being linked.',
      invoke: {
        id: 'cardLink',
        src: 'cardLink',
        input: withoutPlan,
        onDone: 'finished',
      },
      ...untilWorking(
        { description: 'Nothing is being sent.', on: { 'flow.close': '#linkCard.left' } },
        { description: 'The card is being linked: the dialog stays.', tags: 'working' },
      ),
    },
    left: { description: 'The member has closed it.', type: 'final' },
    finished: {
      description: 'The card is in the list, and a notice says so.',
      type: 'final',
      entry: 'notifyToast',
    },
  },
});
