import { modalMachine } from '#machines/modal/modal.machine.ts';
import type { Outside } from '#src/app/outside.ts';
import { provideSubscription } from './subscription-actors.ts';

/** The modals with flows, with their real actors. */
export function provideModal(outside: Outside): typeof modalMachine {
  return modalMachine.provide({ actors: { subscription: provideSubscription(outside) } });
}
