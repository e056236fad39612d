import { createActor, fromCallback } from 'xstate';
import type { AppRef } from '#machines/app/app.machine.ts';
import type { Recipients } from '#machines/notify.ts';

/** Adds an actor to the running app that the machines notify by this system id. */
export function receiveAs<Id extends keyof Recipients>(
  app: AppRef,
  systemId: Id,
  receive: (event: Recipients[Id]) => void,
): void {
  const logic = fromCallback<Recipients[Id]>((actor) => actor.receive(receive));
  createActor(logic, { parent: app, systemId }).start();
}
